import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { deskWords } from '../../domain/desk/words.ts';

const { devices, lead } = deskWords;
export const examples = {
  plain: { title: devices.title, children: <p>{devices.text}</p> },
  between: {
    title: devices.title,
    back: { label: lead.back, href: deskRoutes.inbox },
    next: { label: lead.next, href: deskRoutes.inbox },
    children: <p>{devices.text}</p>,
  },
  narrow: {
    title: devices.title,
    back: { label: lead.back, href: deskRoutes.inbox },
    narrow: true,
    children: <p>{devices.text}</p>,
  },
};
