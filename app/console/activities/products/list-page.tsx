import { useActionData, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import type { FieldList } from '../../fields/field.ts'
import { useFormState } from '../../fields/form-context.ts'
import { rowsOf } from '../../fields/form-rows.ts'
import { RemoveBox } from '../../fields/inputs.tsx'
import type { Refused } from '../../owner/send-form.server.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { productsAddress } from './addresses.ts'
import * as css from './products.css.ts'
import { texts } from './texts.ts'

/** What the loader of such a page brings. */
export type ListPageData = {
  id: number
  name: string
  isLive: boolean
  seen: string
  values: Record<string, string>
}

type Words = {
  title: (name: string) => string
  lead: string
  fresh: string
  remove: string
}
type Props = {
  list: FieldList
  words: Words
  /** Over the form. */
  notice?: ReactNode
  /** The fields of the entry at a place; `isNew`: it is not there yet. */
  entry: (row: { at: number; prefix: string; isNew: boolean }) => ReactNode
}

/** All entries of a list on one page: those there are and room for one more. */
export function ListPage({ list, words, notice, entry }: Props) {
  const { id, name, isLive, seen, values } = useLoaderData() as ListPageData
  const answer = useActionData() as Refused | undefined
  const isSending = useIsSending()
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={productsAddress(id)} kind="stand" icon="arrowLeft">
        {texts.backToProducts}
      </TextLink>
      <PageHead title={words.title(name)} lead={words.lead} />
      {notice}
      <SaveNotice problem={answer?.problem} fields={[list]} />
      <OwnerForm {...{ answer, kept: values, seen }}>
        <Stack gap={24}>
          <Rows {...{ list, words, entry }} />
          <Button loading={isSending} loadingLabel={texts.saving}>
            {isLive ? texts.saveLive : texts.save}
          </Button>
        </Stack>
      </OwnerForm>
    </Stack>
  )
}

function Rows({ list, words, entry }: Pick<Props, 'list' | 'words' | 'entry'>) {
  const { values, errors } = useFormState()
  const there = rowsOf(values, list.name)
  const rows = Math.min(there + 1, Math.max(there, list.most))
  return (
    <>
      {errors[list.name] ? <p className={css.wrong}>{errors[list.name]}</p> : null}
      {Array.from({ length: rows }, (_, at) => {
        const prefix = `${list.name}[${at}].`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form is another one when its entries are
          <fieldset key={at} className={css.entry}>
            <legend>{at < there ? list.label(at + 1) : words.fresh}</legend>
            <Stack gap={16}>
              {entry({ at, prefix, isNew: at >= there })}
              {at < there ? <RemoveBox prefix={prefix} name="remove" label={words.remove} /> : null}
            </Stack>
          </fieldset>
        )
      })}
    </>
  )
}
