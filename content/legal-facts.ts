import { company } from './company.ts';

const { name, taxNumber, address } = company.legal;

const facts: readonly string[] = [
  ...(name ? [`Razón social: ${name}`] : []),
  ...(taxNumber ? [`RUC: ${taxNumber}`] : []),
  ...(address ? [`Domicilio: ${address}`] : []),
  ...(company.phone ? [`Teléfono: ${company.phone}`] : []),
];

/** Who operates the site, as a list for the legal pages, without the facts that are empty in `company.ts`. */
export const legalFacts = facts.length > 0 ? [{ list: facts }] : [];
