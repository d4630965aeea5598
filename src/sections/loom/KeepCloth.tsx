import { type Dispatch, useState } from 'react';
import { loom } from '../../../content/pages/loom.ts';
import type { Cloth } from '../../../domain/loom/cloth.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { type ClothColours, clothPng, clothSvg, download } from './cloth-files.ts';
import styles from './KeepCloth.module.css';
import type { LoomAction } from './loom-state.ts';
import { linkTo } from './use-loom.ts';

type Props = { cloth: Cloth; colours: ClothColours; dispatch: Dispatch<LoomAction> };

/** Saves the cloth as a file, or copies a link that holds it. */
export function KeepCloth({ cloth, colours, dispatch }: Props) {
  const { title, text, svg, png, link, field, file } = loom.keep;
  const [shownLink, showLink] = useState<string>();
  const save = (address: string, ending: string) => {
    download(address, `${file}.${ending}`);
    dispatch({ type: 'say', text: loom.said.saved });
  };
  const copy = async () => {
    const address = linkTo(cloth);
    try {
      await navigator.clipboard.writeText(address);
      showLink(undefined);
      dispatch({ type: 'say', text: loom.said.copied });
    } catch {
      showLink(address);
      dispatch({ type: 'say', text: loom.said.notCopied });
    }
  };
  return (
    <fieldset className={styles.keep}>
      <legend>{title}</legend>
      <p className="muted">{text}</p>
      <Button onClick={copy}>{link}</Button>
      <Button variant="line" onClick={() => save(clothPng(cloth, colours), 'png')}>
        {png}
      </Button>
      <Button variant="line" onClick={() => save(clothSvg(cloth, colours), 'svg')}>
        {svg}
      </Button>
      {shownLink && (
        <label className={styles.link}>
          {field}
          <input key={shownLink} readOnly ref={(input) => input?.select()} value={shownLink} />
        </label>
      )}
    </fieldset>
  );
}
