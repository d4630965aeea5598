import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { DevicesView } from '../../domain/desk/views.ts';
import { deskWords } from '../../domain/desk/words.ts';
import { formatMoment } from '../../domain/site/moment.ts';
import { SubmitButton } from '../ui/controls/Button.tsx';
import { Card, CardBody, CardRow } from '../ui/layout/Card.tsx';
import { Chip } from '../ui/layout/Chip.tsx';
import { DeskPage } from './DeskPage.tsx';

/** The signed-in browsers, each with a button that signs it out. */
export function Devices({ devices }: DevicesView) {
  const words = deskWords.devices;
  return (
    <DeskPage title={words.title}>
      <p>{words.text}</p>
      <CardRow>
        {devices.map(({ id, device, createdAt, seenAt, isThis }) => (
          <Card key={id}>
            <CardBody>
              <div className="row apart">
                <h2>{device || words.unknown}</h2>
                {isThis && <Chip tone="maiz">{words.current}</Chip>}
              </div>
              <p className="muted">
                {words.seen(formatMoment(seenAt))}
                <br />
                {words.since(formatMoment(createdAt))}
              </p>
              <form method="post" action={deskRoutes.closeDevice}>
                <input type="hidden" name="id" value={id} />
                <SubmitButton label={words.close} more={words.closeOne(device || words.unknown)} variant="line" />
              </form>
            </CardBody>
          </Card>
        ))}
      </CardRow>
    </DeskPage>
  );
}
