import { type Dispatch, useState, useSyncExternalStore } from 'react';
import type { LoomWords } from '../../../domain/content/pages/loom.ts';
import type { Cloth } from '../../../domain/loom/cloth.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { type ClothColours, canSharePictures, clothPng, clothSvg, download, fileOf } from './cloth-files.ts';
import styles from './KeepCloth.module.css';
import type { LoomAction } from './loom-state.ts';
import groups from './ToolGroup.module.css';
import { linkTo } from './use-loom.ts';

type Props = { words: LoomWords; cloth: Cloth; colours: ClothColours; dispatch: Dispatch<LoomAction> };

/** What a browser can share does not change while a page is open. */
const never = () => () => undefined;

/** Saves the cloth as a file, shares it, or copies a link that holds it. */
export function KeepCloth({ words, cloth, colours, dispatch }: Props) {
  const { title, text, svg, png, link, share: shareLabel, message, field, file } = words.keep;
  const [shownLink, showLink] = useState<string>();
  const [copied, setCopied] = useState<Cloth>();
  const save = (address: string, ending: string) => {
    download(address, `${file}.${ending}`);
    dispatch({ type: 'say', text: words.said.saved });
  };
  const copy = async () => {
    const address = linkTo(cloth);
    try {
      await navigator.clipboard.writeText(address);
      showLink(undefined);
      setCopied(cloth);
      dispatch({ type: 'say', text: words.said.copied });
    } catch {
      showLink(address);
      setCopied(undefined);
      dispatch({ type: 'say', text: words.said.notCopied });
    }
  };
  const share = async () => {
    const files = [fileOf(clothPng(cloth, colours), `${file}.png`)];
    try {
      await navigator.share({ files, text: message, url: linkTo(cloth) });
    } catch (error) {
      const isChoice = error instanceof DOMException && error.name === 'AbortError';
      if (!isChoice) await copy();
    }
  };
  const canShare = useSyncExternalStore(never, canSharePictures, () => false);
  const action = canShare ? shareLabel : link;
  return (
    <fieldset className={`${groups.group} ${styles.keep}`}>
      <legend>{title}</legend>
      <p className="muted caption">{text}</p>
      {/* The status is above the cells, on a phone out of sight. */}
      <Button onClick={canShare ? share : copy}>
        {copied === cloth ? words.said.copied.replace(/\.$/, '') : action}
      </Button>
      <Button variant="line" onClick={() => save(clothPng(cloth, colours), 'png')}>
        {png}
      </Button>
      <Button variant="line" onClick={() => save(clothSvg(cloth, colours), 'svg')}>
        {svg}
      </Button>
      {shownLink && (
        <label className={`caption ${styles.link}`}>
          {field}
          <input key={shownLink} readOnly ref={(input) => input?.select()} value={shownLink} />
        </label>
      )}
    </fieldset>
  );
}
