import { useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import type { Fields } from '../fields/field.ts'
import type { Values } from '../fields/field-values.server.ts'
import { FormKey } from '../owner/form-key.tsx'
import type { Refused } from '../owner/send-form.server.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { RemoveDialog } from '../ui/remove-dialog.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { entryTexts as texts } from './texts.ts'

type Props = {
  /** Null: a new one. */
  entry: { id: number; tag: string; name: string } | null
  list: { href: string; back: string }
  title: string
  fields: Fields
  values: Values
  formKey: string
  answer: Refused | undefined
  /** More to do with one that is there. */
  more?: ReactNode
  children: ReactNode
}

/** One entry of a list of owners: its form, and the question before it is removed. */
export function EntryPage({ entry, list, title, fields, values, formKey, answer, more, children }: Props) {
  const [params] = useSearchParams()
  const isSending = useIsSending()
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={list.href} kind="stand" icon="arrowLeft">
        {list.back}
      </TextLink>
      <Heading level={1}>{title}</Heading>
      {more}
      <SaveNotice problem={answer?.problem} fields={fields} />
      <OwnerForm
        key={answer ? 'typed' : (entry?.tag ?? 'new')}
        encType="multipart/form-data"
        answer={answer}
        kept={values}
      >
        {entry ? (
          <input type="hidden" name="seen" value={answer?.problem.conflict?.tag ?? entry.tag} />
        ) : (
          <FormKey value={formKey} />
        )}
        <Stack gap={24}>
          {children}
          <Button name="intent" value="save" loading={isSending} loadingLabel={texts.saving}>
            {texts.save}
          </Button>
        </Stack>
      </OwnerForm>
      {entry ? (
        <ButtonLink href="?perguntar=remover" variant="quiet" icon="trash" preventScrollReset>
          {texts.remove}
        </ButtonLink>
      ) : null}
      {entry && params.get('perguntar') === 'remover' ? (
        <RemoveDialog
          name={entry.name}
          text={texts.removeText}
          closeHref={`${list.href}/${entry.id}`}
          sent={{}}
        />
      ) : null}
    </Stack>
  )
}
