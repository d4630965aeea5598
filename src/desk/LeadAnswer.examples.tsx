const replyHref = 'mailto:maria@correo.example';
export const examples = {
  mobile: { replyHref, whatsappHref: 'https://wa.me/593990000000', callHref: 'tel:+593990000000', isNew: true },
  landline: { replyHref, callHref: 'tel:022345678', isNew: true },
  answered: { replyHref, isNew: false },
};
