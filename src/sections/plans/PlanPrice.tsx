import { formatMoney, type Price } from '../../../domain/price.ts';
import { keepTogether } from '../../../domain/site/keep-together.ts';
import { useContent } from '../../content.tsx';
import styles from './PlanPrice.module.css';

/** A plan's price as a figure: «Desde» if it is a minimum, the amount and its unit; without a price, the words for «on request». */
export function PlanPrice({ price }: { price?: Price | undefined }) {
  const { priceWords } = useContent();
  return (
    <p className={styles.price}>
      {price?.from && <small className={styles.from}>{priceWords.from} </small>}
      <span className={styles.amount}>
        {price ? formatMoney(price.amount) : <span className={styles.quote}>{priceWords.onRequest}</span>}
      </span>
      {price?.unit && <small className={styles.unit}> {keepTogether(price.unit)}</small>}
    </p>
  );
}
