import type { Content } from '../../domain/content/content.ts';

/** What the contact form says in the browser: a property, so that the form's script holds no words. */
export type FormWords = Pick<Content, 'contactForm' | 'contactProblems' | 'contactStatus'> & {
  /** The agency's address, for a message that cannot be sent. */
  readonly email: string;
  /** The agency has a number for WhatsApp. */
  readonly whatsapp: boolean;
};

type Source = Pick<Content, 'company' | 'contactForm' | 'contactProblems' | 'contactStatus'>;

/** The words of the form, and nothing else: all of it becomes part of the page. */
export function formWords({ company, contactForm, contactProblems, contactStatus }: Source): FormWords {
  return { contactForm, contactProblems, contactStatus, email: company.email, whatsapp: company.whatsapp !== '' };
}
