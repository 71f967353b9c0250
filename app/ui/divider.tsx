import * as css from './divider.css.ts'

/** Shows a hairline, with a word in it where two ways part: 'ou'. */
export const Divider = ({ label }: { label?: string }) =>
  label ? <div className={css.labelled}>{label}</div> : <hr />
