import type { ReactNode } from 'react';
import type { Link } from '../../../domain/content/fields.ts';
import type { HeadScene } from '../../../domain/content/sections.ts';
import type { DrawingName } from '../../art/drawings.tsx';
import { Scene } from '../../art/heads/head-scenes.tsx';
import { useColourOf } from '../../data/service-colours.ts';
import { Breadcrumbs } from '../../ui/controls/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Drawing } from '../../ui/pictures/Drawing.tsx';
import { hasLongWord } from '../long-word.ts';
import styles from './PageHead.module.css';
import '../../art/stairs.css';

type Props = {
  title: string;
  text?: string | undefined;
  /** Sets the colours; by default those of the sky. */
  service?: string;
  back?: Link;
  /** From the home page to this one. */
  breadcrumbs?: readonly Link[];
  /** A drawing at the bottom of the panel, on its own background. */
  image?: DrawingName | undefined;
  /** The scene of this section of the site; without it and without `image`, a detail of the cloth. */
  scene?: HeadScene | undefined;
  /** A shorter panel, for pages whose content must begin on the first screen: a scene only on wide screens. */
  low?: boolean;
  /** The way to the form, in the first window. */
  action?: Link | undefined;
  children?: ReactNode;
};

/** The panel at the top of every page but home: the title, with a drawing beside it. */
export function PageHead({
  title,
  text,
  service,
  back,
  breadcrumbs,
  image,
  scene,
  low = false,
  action,
  children,
}: Props) {
  const colourOf = useColourOf();
  const colour = colourOf(service);
  return (
    <section className={`panel ${styles.head}`} data-colour={colour} data-low={low || undefined}>
      <div className={`wrap ${styles.words}`}>
        {(back || breadcrumbs) && (
          <div className={`row ${styles.way}`}>
            {back && <ButtonLink {...back} variant="line" arrow="back" />}{' '}
            {breadcrumbs && <Breadcrumbs links={breadcrumbs} />}
          </div>
        )}
        <h1 data-long={hasLongWord(title) || undefined}>{title}</h1>
        {text && <p>{text}</p>}
        {children}
        {action && <ButtonLink {...action} variant={colour && colour !== 'teja' ? 'maiz' : 'ink'} arrow="forward" />}
      </div>
      {/* After the text: it is aligned to the bottom of the panel, which moves while the text is being parsed. */}
      {(scene || !low) && <Art image={image} scene={scene} />}
    </section>
  );
}

function Art({ image, scene }: Pick<Props, 'image' | 'scene'>) {
  if (image) return <Drawing name={image} className={styles.preview} data-subject="page" />;
  if (scene) return <Scene name={scene} className={styles.scene} />;
  return (
    <svg
      className={`stairs ${styles.art}`}
      viewBox="820 60 560 340"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <use href="#_poncho" width="1440" height="420" />
    </svg>
  );
}
