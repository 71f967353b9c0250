import type { LogoPlate } from '#contract/site/builder/schemas.ts'
import { FieldGroup } from '../ui/field.tsx'
import * as css from './plate-choice.css.ts'
import { formTexts } from './texts.ts'

const words = formTexts.plate

type Props = {
  /** The logo as it would stand at the top of the site. */
  plates: Record<LogoPlate, string>
  chosen: string | undefined
  /** The note on the light plate. */
  lightNote?: string | undefined
  onChange?: (plate: LogoPlate) => void
}

/** Shows the two ways in which a logo can stand, both shown; header, footer and mails follow the choice (SEC-26). */
export const PlateChoice = ({ plates, chosen, lightNote, onChange }: Props) => (
  <FieldGroup id="logoPlate" label={words.label} help={words.help}>
    <div className={css.choices}>
      {(['light', 'dark'] as const).map((plate) => (
        <label key={plate} className={css.choice}>
          <span className={css.ground}>
            <img className={css.logo} src={plates[plate]} alt="" />
          </span>
          <span className={css.line}>
            <input
              className={css.dot}
              type="radio"
              name="logoPlate"
              value={plate}
              defaultChecked={plate === chosen}
              onChange={() => onChange?.(plate)}
            />
            <span>
              {words[plate]}
              {plate === 'light' && lightNote ? <span className={css.note}>{lightNote}</span> : null}
            </span>
          </span>
        </label>
      ))}
    </div>
  </FieldGroup>
)
