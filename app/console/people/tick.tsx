import * as choice from '../../ui/choice.css.ts'
import * as css from './people.css.ts'

/** Chooses somebody of the list for what is done to several. */
export const Tick = ({ id, label }: { id: number; label: string }) => (
  <label className={css.tick}>
    <input type="checkbox" name="pessoa" value={id} className={choice.box} aria-label={label} />
  </label>
)
