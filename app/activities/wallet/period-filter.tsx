import { useState } from 'react'
import { Form } from '../../forms/form.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { hasProblems, type Period, type PeriodProblems, periodProblems } from './period.ts'
import * as css from './period-filter.css.ts'
import { texts } from './texts.ts'

type PeriodFilterProps = { tab: string; period: Period; problems: PeriodProblems }

/**
 * From and to, as a form that asks (PTS-03). With scripts a period that cannot be is said while it is chosen and
 * 'Aplicar' is off; without them the page says it.
 */
export function PeriodFilter({ tab, period, problems }: PeriodFilterProps) {
  const [chosen, setChosen] = useState(period)
  const hydrated = useHydrated()
  const shown = hydrated ? periodProblems(chosen) : problems
  const input = (name: 'from' | 'to', field: 'de' | 'ate') => (
    <Field id={field} label={texts.filter[name]} error={shown[name]}>
      <TextInput
        type="date"
        name={field}
        defaultValue={period[name]}
        onInput={(event) => setChosen({ ...chosen, [name]: event.currentTarget.value })}
      />
    </Field>
  )
  return (
    <Form noValidate method="get" className={css.filter} aria-label={texts.filter.label} preventScrollReset>
      <input type="hidden" name="aba" value={tab} />
      {input('from', 'de')}
      {input('to', 'ate')}
      <div className={css.actions}>
        <Button variant="secondary" disabled={hydrated && hasProblems(shown)}>
          {texts.filter.apply}
        </Button>
        {period.from || period.to ? (
          <TextLink href={`?aba=${tab}`} kind="stand">
            {texts.filter.clear}
          </TextLink>
        ) : null}
      </div>
    </Form>
  )
}
