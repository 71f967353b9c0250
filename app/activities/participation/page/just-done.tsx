import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import type { Intention } from '../intention.ts'
import { texts } from '../texts.ts'
import type { BodyProps } from '../types/portal-activity-type.ts'

type Done = NonNullable<Intention['done']>
type Verb = keyof typeof texts.again.verbs
type JustDoneProps = Pick<BodyProps, 'action'> & { done: Done; verb: Verb }

/** Shows that it is done, for the answer may have been lost on its way; doing it again is a step of its own (ADR 0034). */
export function JustDone({ action, done, verb, hasResult }: JustDoneProps & { hasResult: boolean }) {
  const { state, message } = action.participation
  const mayAgain = state === 'open'
  return (
    <Stack gap={12}>
      <Alert tone="success" title={useWords(verb, done)}>
        {/* Who has just done it for the last time did nothing too often. */}
        {mayAgain ? null : state === 'limit_reached' && done.isRecent ? texts.again.wasLast : message}
      </Alert>
      {hasResult ? (
        <ButtonLink href={resultOf(action.id, done)} width="full">
          {texts.again.verbs[verb].result}
        </ButtonLink>
      ) : null}
      {mayAgain ? (
        <ButtonLink href={`?depois=${done.id}`} variant="quiet" width="full" preventScrollReset>
          {texts.again.verbs[verb].again}
        </ButtonLink>
      ) : null}
    </Stack>
  )
}

type JustPaidProps = JustDoneProps & {
  /** The query of the same question. */
  question: string
}

/** Replaces the question before paying: shows what was paid, the receipt, and the way to pay once more. */
export function JustPaid({ action, done, verb, question }: JustPaidProps) {
  const back = `/homepage/atividades/${action.id}`
  const words = useWords(verb, done)
  return (
    <Dialog
      open
      placement="sheet"
      title={words}
      closeHref={back}
      actions={
        <>
          <ButtonLink
            href={`?${question}&depois=${done.id}`}
            variant="quiet"
            width="phone"
            preventScrollReset
          >
            {texts.again.verbs[verb].again}
          </ButtonLink>
          <ButtonLink href={resultOf(action.id, done)} width="phone">
            {texts.again.verbs[verb].result}
          </ButtonLink>
        </>
      }
    >
      <p>{texts.again.seeReceipt}</p>
    </Dialog>
  )
}

const resultOf = (activityId: number, { id }: Done) => `/homepage/atividades/${activityId}?participacao=${id}`

/** Gives the words 'Você já pagou há instantes', or the time of it. */
function useWords(verb: Verb, { createdAt, isRecent }: Done): string {
  const { timezone } = useStation()
  return isRecent ? texts.again.justNow(verb) : texts.again.at(verb, formatDateTime(createdAt, timezone))
}
