import * as css from './card-preview.css.ts'
import { texts } from './texts.ts'

export type PreviewProps = {
  /** In its groups. */
  number: string
  name: string
  /** MM/YY. */
  expiry: string
  /** The name of the brand as people read it; null while it is not known. */
  brand: string | null
}

const words = texts.preview

/** Shows the card as it will look (CRD-03). Everything on it stands in the form beside it, so it is not read out. */
export const CardPreview = ({ number, name, expiry, brand }: PreviewProps) => (
  <div className={css.card} data-ground="fill" aria-hidden>
    <div className={css.top}>
      <span className={css.chip} />
      <span className={css.brand}>{brand}</span>
    </div>
    <span className={css.number}>{number || words.number}</span>
    <div className={css.bottom}>
      <span className={css.name}>{name || words.name}</span>
      <span className={css.expiry}>
        <span className={css.label}>{words.expires}</span>
        {expiry || words.expiry}
      </span>
    </div>
  </div>
)
