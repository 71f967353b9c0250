import { Link } from '@remix-run/react'
import { useState } from 'react'
import { Form } from '../../forms/form.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import {
  hasProblems,
  monthsUntil,
  type Period,
  type PeriodProblems,
  periodIn,
  periodProblems,
} from './period.ts'
import * as css from './period-control.css.ts'
import { type Tab, tabHref } from './statement-tabs.tsx'
import { texts } from './texts.ts'

type PeriodProps = { tab: Tab; period: Period; problems: PeriodProblems; today: string }

/** The months that are one press away. */
const months = 6

/** Shows the period of the statement; opened, the last months and a form for any other (PTS-03). It stands open where the period cannot be. */
export function PeriodControl({ tab, period, problems, today }: PeriodProps) {
  const known = monthsUntil(today, months)
  const month = known.find(({ from, to }) => from === period.from && to === period.to)
  const isWrong = hasProblems(problems)
  return (
    <details className={css.control} open={isWrong}>
      <summary className={css.summary}>
        <Icon name="calendar" size={20} />
        <span>
          {texts.filter.period}: <strong>{isWrong ? '—' : (month?.name ?? periodIn(period))}</strong>
        </span>
        <span className={css.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </summary>
      <div className={css.panel}>
        <ul className={css.months} aria-label={texts.filter.months}>
          {known.map(({ name, ...one }) => (
            <li key={name}>
              <Link
                to={tabHref(tab, one)}
                className={css.month}
                aria-current={one.from === month?.from ? 'true' : undefined}
                preventScrollReset
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <PeriodForm tab={tab} period={period} problems={problems} />
      </div>
    </details>
  )
}

/**
 * Asks for the first and last day, as a form (PTS-03). With scripts an impossible period is refused while it is chosen
 * and 'Aplicar' is off; without them the page says it.
 */
function PeriodForm({ tab, period, problems }: Omit<PeriodProps, 'today'>) {
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
    <Form noValidate method="get" className={css.form} aria-label={texts.filter.label} preventScrollReset>
      {tab === 'tudo' ? null : <input type="hidden" name="aba" value={tab} />}
      {input('from', 'de')}
      {input('to', 'ate')}
      <div className={css.actions}>
        <Button variant="secondary" disabled={hydrated && hasProblems(shown)}>
          {texts.filter.apply}
        </Button>
        {period.from || period.to ? (
          <TextLink href={tabHref(tab)} kind="stand">
            {texts.filter.clear}
          </TextLink>
        ) : null}
      </div>
    </Form>
  )
}
