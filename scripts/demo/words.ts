/** What the demonstration says. Its people and their messages are invented, and their surnames say so. */
export const demoWords = {
  filled: (requests: number) => `${requests} solicitudes, tres meses de cifras, cambios pendientes y un historial`,
  ready: (site: string) =>
    `\nSitio: ${site}\nCtrl+C termina la demostración y borra todo. Un código para entrar al escritorio:\n`,
  another: (outbox: string) => `Otro código: pídalo en la entrada del escritorio; su correo queda en ${outbox}\n`,
  wrongPort: (given: string) => `PORT: un número de puerto de 1 a 65535; no «${given}»`,
  portTaken: (port: number) => `PORT: el puerto ${port} está ocupado o no se permite a este usuario; elija otro`,
  building: 'Construyendo el sitio',
  firstNames: ['Ana', 'Luis', 'Rosa', 'Diego', 'Elena', 'Marco', 'Lucía', 'Pablo', 'Sara', 'Iván', 'Nelly', 'Hugo'],
  surnames: ['Ejemplo', 'Muestra', 'Prueba', 'Ensayo'],
  messages: [
    'Buenas tardes, tenemos una tienda de barrio y queremos vender por internet. ¿Cuánto cuesta y en cuánto tiempo estaría?',
    'Necesitamos una página para nuestra cooperativa, con los servicios y un formulario. ¿Pueden venir a una reunión?',
    'Ya tenemos sitio, pero es muy lento en el celular. ¿Lo pueden revisar?',
    'Quisiera saber qué incluye este plan y si el dominio va aparte.',
    'Somos una hostería. Nos interesa que los huéspedes puedan reservar y pagar en línea.',
    'Necesito un logotipo y tarjetas para un consultorio.',
    'Tengo un restaurante y quiero poner el menú en línea, que se pueda cambiar cada semana.',
    'Nuestro correo se cae cada mes. ¿Ustedes ofrecen alojamiento con correo incluido?',
    'Buscamos quién nos maneje la publicidad en redes durante tres meses.',
    'Vi su portafolio y me gustó. ¿Podemos hablar por teléfono mañana por la mañana?',
    '¿Hacen también la parte de fotografía de los productos?',
    'Queremos un sitio en español e inglés para una fundación. No tenemos textos todavía.',
  ],
  notes: [
    'Llamar el jueves, después de las tres.',
    'Envié la proforma; espera la firma de su socio.',
    'Pide factura con otro RUC.',
    'Quedó en mandar las fotos.',
  ],
  device: 'Chrome en Android',
} as const;
