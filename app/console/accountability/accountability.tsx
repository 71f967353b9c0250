import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedAccountability } from '#contract/console/documents/endpoints.ts'
import { Badge } from '../../ui/badge.tsx'
import { askedEntries, EntryList } from '../entries/entry-list.tsx'
import { entryTexts } from '../entries/texts.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const asked = askedEntries(args.request.url)
  return { ...asked, ...(await api.call(managedAccountability.list, { query: asked })) }
}

/** All documents of accountability, the newest year first (TRA-01). */
export default function ManagedAccountability() {
  const { list, ...asked } = useLoaderData<typeof loader>()
  const entries = list.map((one) => ({
    id: one.id,
    name: one.name,
    about: one.year ?? texts.noYear,
    state: one.isPublished ? null : <Badge icon="edit">{entryTexts.draft}</Badge>,
  }))
  return (
    <EntryList href="/gestao/prestacao-de-contas" icon="eye" words={texts} entries={entries} {...asked} />
  )
}
