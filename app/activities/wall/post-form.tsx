import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { WritingBlock } from '#contract/activities/writing/schemas.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { focusOn } from '../../ui/page-change.tsx'
import { ComposerFields, postFieldId } from './composer-fields.tsx'
import { texts } from './texts.ts'
import * as css from './wall.css.ts'
import type { WallAnswer } from './wall-actions.server.ts'

type Props = { formKey: string; answer: WallAnswer | undefined; isTooLarge: boolean }

/** Says something to all members, or why one may not (SOC-02). */
export function PostForm({ block, ...props }: Props & { block: WritingBlock | null }) {
  const { timezone } = useStation()
  if (!block) return <Composer {...props} />
  return (
    <Alert tone="warning">
      {texts.blocked(block.reason, block.until && formatDateTime(block.until, timezone))}
    </Alert>
  )
}

/**
 * Its key stays until the platform has answered: whatever is sent meanwhile is the same post. What was posted is said, and who posted it
 * is there: the button that was pressed belonged to a form that is gone.
 */
function Composer({ formKey, answer, isTooLarge }: Props) {
  const { revalidate } = useRevalidator()
  const [videoKey, setVideoKey] = useState<string>()
  const usedKeys = [videoKey, answer?.isKeyUsed ? answer.key : undefined]
  const { key, text, used, keep } = useDraft(postFieldId, { formKey, usedKeys })
  const isRefused = Boolean(answer?.problem) && (answer?.key === used || answer?.key === key)
  // What was said of a post goes as soon as the next one is begun.
  const [overFor, setOverFor] = useState<string | null>(null)
  const isSaid = used !== null && !isRefused && used !== overFor
  const said = isSaid ? (used === videoKey ? texts.videoSent : texts.sent) : null
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (used !== null) focusOn(status.current)
  }, [used])
  return (
    <Card padding="small">
      <ComposerFields
        key={key}
        formKey={key}
        answer={answer?.form === 'postar' ? answer : undefined}
        kept={text}
        isTooLarge={isTooLarge}
        onType={keep}
        onNext={() => setOverFor(used)}
        onVideoPosted={() => {
          setVideoKey(key)
          revalidate()
        }}
      />
      <p role="status" ref={status} className={css.sent}>
        {said}
      </p>
    </Card>
  )
}
