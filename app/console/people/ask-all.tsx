import type { TagActKind } from '#contract/console/people/schemas.ts'
import { FormKey } from '../owner/form-key.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.act.ask

type Props = { kind: TagActKind; tag: string; count: number; closeHref: string; formKey: string }

/** Says of how many people it would be before it is done to all whom the filter finds. */
export const AskAll = ({ kind, tag, count, closeHref, formKey }: Props) => (
  <AskDialog
    title={words.title(count)}
    text={words.text(kind, tag, count)}
    label={words.submit}
    intent="all"
    closeHref={closeHref}
  >
    <FormKey value={`${formKey}-todas`} />
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="tag" value={tag} />
    <input type="hidden" name="count" value={count} />
  </AskDialog>
)
