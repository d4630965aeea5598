import type { NotificationKind } from './lead-status.ts';

/** Why notifications do not arrive, by the code of the failed attempt. */
const notificationProblems = {
  telegram: {
    '400': 'Telegram no encuentra el chat de TELEGRAM_CHAT: escríbale algo al bot y copie de nuevo el número.',
    '401': 'Telegram no reconoce TELEGRAM_TOKEN: pida uno nuevo a @BotFather y cámbielo en los ajustes.',
    '403': 'El bot no puede escribirle: abra su chat en Telegram y toque «Iniciar», o vuelva a agregarlo al grupo.',
    '404': 'TELEGRAM_TOKEN está incompleto o mal copiado: cópielo entero del mensaje de @BotFather.',
    '429': 'Telegram pide esperar, porque llegaron muchos avisos juntos; saldrán solos.',
  },
  webhook: {
    '401': 'El sistema de NOTIFY_URL no aceptó la firma: compruebe que los dos lados tengan el mismo NOTIFY_SECRET.',
    '403': 'El sistema de NOTIFY_URL no aceptó el aviso: compruebe que los dos lados tengan el mismo NOTIFY_SECRET.',
    '404': 'En NOTIFY_URL no hay nada que reciba los avisos: compruebe la dirección.',
    '410': 'El sistema de NOTIFY_URL ya no recibe avisos: ponga otra dirección o borre el ajuste.',
    redirect: 'NOTIFY_URL lleva a otra dirección: ponga la definitiva.',
  },
  names: { telegram: 'Telegram', webhook: 'el sistema de avisos' },
  other: (name: string, code: string) => `El aviso por ${name} no salió (${code}); se intenta de nuevo.`,
};

/** Why a notification failed and what the owner can do about it, by the code of the failed attempt. */
export function notificationProblem(kind: NotificationKind, code: string): string {
  const known: Readonly<Record<string, string>> = notificationProblems[kind];
  return known[code] ?? notificationProblems.other(notificationProblems.names[kind], code);
}
