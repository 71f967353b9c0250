import { AskDialog } from './ask-dialog.tsx'
import { ownerTexts } from './texts.ts'

type Props = {
  name: string
  text: string
  /** The page without the question. */
  closeHref: string
  /** Where the answer is sent, where that is another page. */
  action?: string
  /** What the button says. */
  label?: string
  /** What is sent of it. */
  sent: Readonly<Record<string, string | number>>
}

/** Asks before something is removed. */
export const RemoveDialog = ({ name, sent, label = ownerTexts.remove, ...ask }: Props) => (
  <AskDialog {...ask} title={ownerTexts.removeTitle(name)} label={label} intent="remove">
    {Object.entries(sent).map(([field, value]) => (
      <input key={field} type="hidden" name={field} value={value} />
    ))}
  </AskDialog>
)
