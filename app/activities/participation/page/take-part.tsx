import { Form } from '../../../forms/form.tsx'
import { ErrorSnackbar } from '../../../forms/form-errors.tsx'
import { useOccasion } from '../../../forms/use-occasion.ts'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Points } from '../../../ui/amount.tsx'
import { Stat } from '../../../ui/stat.tsx'
import { texts } from '../texts.ts'
import { portalTypeOf } from '../types/index.ts'
import type { BodyProps } from '../types/portal-activity-type.ts'
import { BlockedNotice } from './blocked-notice.tsx'
import { JustDone } from './just-done.tsx'
import * as css from './take-part.css.ts'

const formId = 'participar'

/** Shows the form that takes part, always in reach: beside the text on wide screens, at the bottom on phones. */
export function TakePart({ hasVouchers, ...props }: BodyProps & { hasVouchers: boolean }) {
  const { action, refused, intention } = props
  const { Body, isForm, isUnderWay, asksAgain, hasResult, verb = 'participou' } = portalTypeOf(action.type_id)
  const { state } = action.participation
  const isOpen = state === 'open' && Body !== undefined
  const isContinued = state === 'limit_reached' && isUnderWay?.(action) === true
  const occasion = useOccasion(formId, refused)
  const showsLast = isOpen ? !asksAgain : state === 'limit_reached' && !isContinued
  const justDone = showsLast ? intention.done : null
  if (!hasTakePartPanel(action)) return null
  return (
    <aside className={css.panels[isOpen && !isForm ? 'open' : 'blocked']}>
      {refused && !(isForm && hasFields(refused)) && refused.problem !== action.participation.message ? (
        <Alert tone="error" live>
          {refused.problem}
        </Alert>
      ) : null}
      <ErrorSnackbar occasion={occasion} message={Object.values(refused?.fields ?? {})[0]?.[0]} />
      {saysReward(action) ? <Reward points={action.points} /> : null}
      {justDone ? (
        <JustDone action={action} done={justDone} verb={verb} hasResult={hasResult?.(props) ?? true} />
      ) : null}
      {isOpen && justDone ? null : Body && (isOpen || isContinued) ? (
        <Form
          noValidate
          id={formId}
          method="post"
          action={`/homepage/atividades/${action.id}`}
          preventScrollReset
        >
          {/* However often it is sent, it is one participation. Its address has no query: a refusal closes the question and stands above. */}
          <input type="hidden" name="depois" value={intention.after} />
          <input type="hidden" name="type" value={action.type_id} />
          <Body {...props} />
        </Form>
      ) : (
        <BlockedNotice action={action} hasVouchers={hasVouchers} isSaid={justDone !== null} />
      )}
    </aside>
  )
}

/** Whether the panel is shown: not for types that only describe something, and have nothing to say about that (GAP-41). */
export const hasTakePartPanel = ({ participation: { state, message } }: BodyProps['action']) =>
  state !== 'unavailable' || message !== ''

/** Whether the panel says what one gets: where it can be got now, and its type has no words of its own for it. */
export function saysReward({ type_id, participation, points }: BodyProps['action']): boolean {
  const { Body, hasOwnReward } = portalTypeOf(type_id)
  return participation.state === 'open' && Body !== undefined && points > 0 && !hasOwnReward
}

/** Whether some problems stand beside their fields. */
const hasFields = ({ fields }: NonNullable<BodyProps['refused']>) => Object.keys(fields).length > 0

/** Shows the reward beside the text on wide screens; on phones the line under the name has it. */
function Reward({ points }: { points: number }) {
  const { currency } = useStation()
  return (
    <div className={css.reward}>
      <Stat label={texts.earn}>
        <Points points={points} currency={currency} size="large" gain />
      </Stat>
    </div>
  )
}
