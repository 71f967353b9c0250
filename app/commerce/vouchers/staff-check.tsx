import type { VoucherCheck } from '#contract/commerce/vouchers/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { formatDate, formatDateTime, formatTime } from '../../ui/format.ts'
import type { IconName } from '../../ui/icon.tsx'
import { Text } from '../../ui/text.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import * as css from './check.css.ts'
import { CheckResult } from './check-result.tsx'
import { texts } from './texts.ts'

type Staff = NonNullable<VoucherCheck['staff']>
type Sent = { done: Staff | null; problem: string | null; field: string | null; place: string }
type StaffCheckProps = {
  staff: Staff
  sent: Sent | undefined
  /** The time at which the page was asked for, in ISO 8601. */
  checkedAt: string
}

const words = texts.check

/** Shows the voucher to the person at the door with the button to redeem it; for a used one, when and where (GAP-84). */
export function StaffCheck({ staff, sent, checkedAt }: StaffCheckProps) {
  const { timezone } = useStation()
  const isDone = Boolean(sent?.done)
  const undoUntil = (sent?.done ?? staff).undo_until
  const { tone, icon, title } = isDone ? done : isJustDone(staff, checkedAt) ? justDone : looks[staff.state]
  return (
    <CheckResult tone={tone} icon={icon} title={title} text={explain(staff, timezone)}>
      <Text as="strong">{staff.action.name}</Text>
      <span className={css.code}>{staff.code}</span>
      {staff.state === 'valid' ? <RedeemForm staff={staff} sent={sent} /> : null}
      {undoUntil ? <UndoForm until={undoUntil} problem={sent?.problem ?? null} /> : null}
    </CheckResult>
  )
}

type Look = { tone: keyof typeof css.marks; icon: IconName; title: string }
const done: Look = { tone: 'valid', icon: 'check', title: words.done }
/** Not green: whoever shows the same code a moment later has not redeemed it. */
const justDone: Look = { tone: 'spent', icon: 'check', title: words.usedByYou }
const isJustDone = ({ redeemed_by_you, redeemed_at }: Staff, checkedAt: string) =>
  redeemed_by_you && redeemed_at !== null && Date.parse(checkedAt) - Date.parse(redeemed_at) < justDoneMs
const justDoneMs = 15 * 60_000
const looks: Record<Staff['state'], Look> = {
  valid: { tone: 'valid', icon: 'ticket', title: words.valid },
  used: { tone: 'spent', icon: 'alert', title: words.used },
  expired: { tone: 'invalid', icon: 'clock', title: words.expired },
  cancelled: { tone: 'invalid', icon: 'close', title: words.cancelled },
}

function explain(
  { state, use_by, redeemed_at, redeemed_place }: Staff,
  timezone: string,
): string | undefined {
  if (state === 'used' && redeemed_at)
    return words.usedText(formatDateTime(redeemed_at, timezone), redeemed_place ?? '')
  if (state === 'expired') return words.expiredText(formatDate(use_by ?? ''))
  if (state === 'cancelled') return words.cancelledText
  return use_by ? words.validUntil(formatDate(use_by)) : undefined
}

const RedeemForm = ({ staff, sent }: Omit<StaffCheckProps, 'checkedAt'>) => (
  <Form noValidate method="post" className={css.form}>
    {sent?.problem && !sent.field ? (
      <Alert tone="error" live>
        {sent.problem}
      </Alert>
    ) : null}
    <Field id="place" label={words.place} help={words.placeHelp} error={sent?.field ?? undefined}>
      <TextInput
        name="place"
        required
        maxLength={80}
        autoComplete="off"
        defaultValue={sent?.place ?? staff.suggested_place}
      />
    </Field>
    <Button width="full" icon="check">
      {words.redeem}
    </Button>
  </Form>
)

/** Takes back the use of a code that was scanned too early or twice (GAP-142). */
function UndoForm({ until, problem }: { until: string; problem: string | null }) {
  const { timezone } = useStation()
  return (
    <Form noValidate method="post" className={css.form}>
      <input type="hidden" name="undoUntil" value={until} />
      {problem ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      <Text kind="smallMuted">{words.undoUntil(formatTime(until, timezone))}</Text>
      <Button name="intent" value="undo" variant="quiet" width="full" icon="undo">
        {words.undo}
      </Button>
    </Form>
  )
}
