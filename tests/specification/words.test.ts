import { expect, test } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { footerGroups } from '../../src/layout/Footer.tsx';
import {
  company,
  contactForm,
  contactPage,
  contactProblems,
  contactStatus,
  footer,
  navigation,
  planPage,
  services,
  welcome,
} from '../harness/unit/our-content.ts';

// These are the words that the product's specification quotes.

test('the form has the specified words', () => {
  expect(contactForm).toMatchObject({ title: 'Contáctenos para más información', submitting: 'ENVIANDO...' });
  expect(contactPage.quotation.title).toBe('Cotización de Servicio');
  expect(contactProblems).toMatchObject({
    required: 'Este campo es obligatorio',
    email: 'Correo electrónico inválido',
    messageShort: 'El mensaje debe tener al menos 10 caracteres',
  });
  expect(contactStatus).toMatchObject({
    submitting: 'Enviando mensaje...',
    success: '¡Mensaje enviado!',
    failure: 'Algo salió mal. Por favor, intente nuevamente más tarde.',
    captchaMissing: 'Por favor complete la validación CAPTCHA.',
  });
});

test('plan pages have the specified words', () => {
  expect(planPage).toMatchObject({
    missingDescription: 'Descripción detallada no disponible actualmente.',
    missingFeatures: 'No hay características disponibles para este producto.',
    missingId: { title: 'ID de producto no especificado' },
    notFound: {
      title: 'Producto no encontrado',
      text: 'Lo sentimos, el producto solicitado no está disponible.',
      link: { label: 'Volver a Servicios', href: routes.services },
    },
  });
  expect(planPage.carousel.slides).toHaveLength(3);
});

const linksOf = (links: readonly { readonly label: string; readonly href: string }[]) =>
  links.map(({ label, href }) => [label, href]);

test('the header has the specified words', () => {
  expect(linksOf(navigation.links)).toEqual([
    ['Inicio', '/'],
    ['Productos', '/productos'],
    ['Portafolio', '/portafolio'],
  ]);
  expect(navigation.button).toEqual({ label: 'Cotización Gratis', href: '/aprender' });
  expect(navigation.dropdown.viewAll).toEqual({ label: 'Ver Todos', href: '/servicios' });
  expect(services.map(({ href }) => href)).toEqual([
    '/servicios/desarrollo-web',
    '/servicios/alojamiento-web',
    '/servicios/diseno-grafico',
    '/servicios/marketing',
  ]);
});

test('the footer has the specified words', () => {
  expect(footer.groups.map(({ title }) => title)).toEqual(['Servicios', 'Marketing', 'Comunidad', 'Mapa del sitio']);
  const labels = footerGroups(footer.groups, services).flatMap(({ links }) => links.map(({ label }) => label));
  expect(labels).toEqual(
    expect.arrayContaining(['SEO', 'Branding', 'Social Media', 'Preguntas Frecuentes', 'Quienes Somos?']),
  );
  expect(company.socials).toHaveLength(3);
});

test('the cards on the home page have the specified words', () => {
  expect(welcome.header).toBe('Bienvenidos a Ilaló,');
  expect(welcome.cards).toHaveLength(3);
});
