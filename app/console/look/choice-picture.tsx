import { choicePictures } from './choice-pictures.ts'
import * as css from './look.css.ts'

/** Shows a choice as a small picture: blocks in the places where the page has them. */
export const ChoicePicture = ({ field, option }: { field: string; option: string }) => (
  <svg className={css.picture} viewBox="0 0 64 44" aria-hidden>
    <rect className={css.tones.paper} width="64" height="44" rx="3" />
    {(choicePictures[field]?.[option] ?? []).map(([tone, x, y, width, height]) => (
      <rect key={`${tone} ${x} ${y}`} className={css.tones[tone]} {...{ x, y, width, height }} rx="1" />
    ))}
  </svg>
)
