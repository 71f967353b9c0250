import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { Votes } from '#contract/activities/research/schemas.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Text } from '../../../ui/text.tsx'
import { texts } from './texts.ts'
import * as css from './votes-chart.css.ts'

type ChartProps = { votes: Votes; isSecret: boolean }

/** Shows the result of a poll on the page of its activity (ACT-10, GAP-42). */
export const VotesPanel = (props: ChartProps) => (
  <Panel title={texts.chart.title}>
    <Bars {...props} />
  </Panel>
)

/** Shows the votes in a dialog. */
export const VotesInDialog = (props: ChartProps) => (
  <div className={css.inDialog}>
    <p className={css.title}>{texts.chart.title}</p>
    <Bars {...props} />
  </div>
)

/** Bars, with every figure as text beside them. */
const Bars = ({ votes: { total, options }, isSecret }: ChartProps) => (
  <>
    <ul className={css.chart}>
      {options.map(({ id, label, color, votes }) => {
        const percent = total === 0 ? 0 : Math.round((votes / total) * 100)
        return (
          <li key={id}>
            <p className={css.words}>
              <span>{label}</span>
              <span className={css.figures}>
                {texts.chart.share(percent)} · {texts.chart.votes(votes)}
              </span>
            </p>
            <div className={css.rail} aria-hidden>
              <div
                className={css.bar}
                style={assignInlineVars({
                  [css.share]: `${percent}%`,
                  [css.own]: color ?? css.defaultColor,
                })}
              />
            </div>
          </li>
        )
      })}
    </ul>
    <Text kind="smallMuted">{texts.chart.votes(total)}</Text>
    {isSecret ? <Text kind="smallMuted">{texts.chart.secret}</Text> : null}
  </>
)
