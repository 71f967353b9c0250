import { useActionData, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import { type Fields, isList } from '../fields/field.ts'
import type { Values } from '../fields/field-values.server.ts'
import { FieldInput } from '../fields/inputs.tsx'
import type { Refused } from '../owner/send-form.server.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { RemoveDialog } from '../ui/remove-dialog.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { entryTexts as texts } from './texts.ts'

/** Null: a new one. */
type LoadedEntry = { id: number; tag: string; name: string } | null
type Words = { add: string; edit(name: string): string; back: string }

/** What the page of an entry is called: like its heading. Pure. */
export const entryTitle =
  ({ add, edit }: Words) =>
  ({ entry }: { entry: LoadedEntry }) =>
    entry ? edit(entry.name) : add

type Props = {
  /** The page of the list. */
  href: string
  words: Words
  fields: Fields
  loaded: { entry: LoadedEntry; values: Values; formKey: string }
  /** More to do with one that is there, or to know of it. */
  more?: ReactNode
  /** It stays, whatever its owner wants. */
  isKept?: boolean
  /** Its fields, where they do not stand one under the other. */
  children?: ReactNode
}

/** One entry of a list of owners: its form, and the question before it is removed. */
export function EntryPage({ href, words, fields, loaded, more, isKept, children }: Props) {
  const { entry, values, formKey } = loaded
  const answer = useActionData<Refused>()
  const isSending = useIsSending()
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={href} kind="stand" icon="arrowLeft">
        {words.back}
      </TextLink>
      <Heading level={1}>{entry ? words.edit(entry.name) : words.add}</Heading>
      {more}
      <SaveNotice problem={answer?.problem} fields={fields} />
      <OwnerForm
        encType="multipart/form-data"
        {...{ answer, kept: values, seen: entry?.tag ?? null, formKey }}
      >
        <Stack gap={24}>
          {children ??
            fields.map((field) => (isList(field) ? null : <FieldInput key={field.name} field={field} />))}
          <Button name="intent" value="save" loading={isSending} loadingLabel={texts.saving}>
            {texts.save}
          </Button>
        </Stack>
      </OwnerForm>
      {entry && !isKept ? <Remove href={`${href}/${entry.id}`} name={entry.name} /> : null}
    </Stack>
  )
}

function Remove({ href, name }: { href: string; name: string }) {
  const [params] = useSearchParams()
  return (
    <>
      <ButtonLink href="?perguntar=remover" variant="quiet" icon="trash" preventScrollReset>
        {texts.remove}
      </ButtonLink>
      {params.get('perguntar') === 'remover' ? (
        <RemoveDialog name={name} text={texts.removeText} closeHref={href} sent={{}} />
      ) : null}
    </>
  )
}
