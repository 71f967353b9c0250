import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import * as ui from '../ui/ui.css.ts'
import { eventFields, weekdayFields } from './fields.ts'
import * as css from './recurrence.css.ts'
import { texts } from './texts.ts'

const input = (name: string) => <FieldInput field={fieldOf(eventFields, name)} />

/** How an event comes again: its rhythm, the days of its week, and when it ends. */
export const RecurrenceFields = () => (
  <fieldset className={css.group}>
    <legend className={css.legend}>{texts.repetition}</legend>
    {input('frequency')}
    <fieldset className={css.weekdays}>
      <legend className={css.weekdaysLegend}>{texts.weekdays}</legend>
      <div className={css.boxes}>
        {weekdayFields.map((field) => (
          <FieldInput key={field.name} field={field} />
        ))}
      </div>
      <p className={css.help}>{texts.weekdaysHelp}</p>
    </fieldset>
    <div className={css.ending}>
      <div className={ui.two}>
        {input('until')}
        {input('count')}
      </div>
    </div>
  </fieldset>
)
