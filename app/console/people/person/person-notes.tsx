import { useSearchParams } from '@remix-run/react'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { useStation } from '../../../station/use-station.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Text } from '../../../ui/text.tsx'
import { fieldOf } from '../../fields/field.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import type { Refused } from '../../owner/send-form.server.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { OwnerForm } from '../../ui/owner-form.tsx'
import * as ui from '../../ui/ui.css.ts'
import { noteFields } from './fields.ts'
import type { Tab } from './load-tab.server.ts'
import * as css from './person.css.ts'
import { texts } from './texts.ts'
import { usePersonHref } from './use-person-href.ts'

type Shown = Extract<Tab, { tab: 'notas' }>
type Props = { shown: Shown; formKey: string; answer: Refused | undefined }

const notes = '?aba=notas'

/** What the team noted of somebody, and a new note; whoever wrote one removes it, and who answers for the station one of somebody who left. */
export function PersonNotes({ shown, formKey, answer }: Props) {
  const [params] = useSearchParams()
  const href = usePersonHref()
  const isSending = useIsSending()
  return (
    <Panel title={texts.tabs.notas}>
      <OwnerForm key={formKey} answer={answer} formKey={formKey}>
        <Stack gap={16}>
          <FieldInput field={fieldOf(noteFields, 'text')} />
          <div>
            <Button
              name="intent"
              value="note"
              width="phone"
              loading={isSending}
              loadingLabel={texts.notes.adding}
            >
              {texts.notes.add}
            </Button>
          </div>
        </Stack>
      </OwnerForm>
      <Notes list={shown.list} />
      <PageLinks
        newest={params.has('antes') ? href(notes) : null}
        older={shown.next === null ? null : href(`${notes}&antes=${shown.next}`)}
        words={texts.pages}
      />
      <RemoveNote list={shown.list} />
    </Panel>
  )
}

/** Asks before a note is gone. */
function RemoveNote({ list }: Pick<Shown, 'list'>) {
  const [params] = useSearchParams()
  const href = usePersonHref()
  const asked = list.find(({ id, mayRemove }) => mayRemove && String(id) === params.get('excluir'))
  return asked ? (
    <AskDialog
      title={texts.notes.removeTitle}
      text={texts.notes.removeText}
      label={texts.notes.remove}
      intent="remove-note"
      closeHref={href(notes)}
    >
      <input type="hidden" name="noteId" value={asked.id} />
    </AskDialog>
  ) : null
}

function Notes({ list }: Pick<Shown, 'list'>) {
  const { timezone } = useStation()
  const href = usePersonHref()
  if (list.length === 0) return <Text kind="muted">{texts.notes.none}</Text>
  return (
    <ol className={ui.list}>
      {list.map(({ id, text, by, createdAt, mayRemove }) => {
        const when = formatDateTime(createdAt, timezone)
        return (
          <li key={id} className={ui.row}>
            <span className={ui.rowName}>
              <span className={css.words}>{text}</span>
              <span className={ui.small}>{texts.notes.by(by, when)}</span>
            </span>
            {mayRemove ? (
              <ButtonLink
                href={href(`${notes}&excluir=${id}`)}
                variant="quiet"
                size="small"
                aria-label={texts.notes.removeOf(when)}
                preventScrollReset
              >
                {texts.notes.remove}
              </ButtonLink>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
