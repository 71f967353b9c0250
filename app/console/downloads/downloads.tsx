import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedDownloads } from '#contract/console/documents/endpoints.ts'
import { Badge } from '../../ui/badge.tsx'
import { askedEntries, EntryList } from '../entries/entry-list.tsx'
import { entryTexts } from '../entries/texts.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const asked = askedEntries(args.request.url)
  return { ...asked, ...(await api.call(managedDownloads.list, { query: asked })) }
}

/** All files for members, drafts too, newest first (NWS-03). */
export default function ManagedDownloads() {
  const { list, ...asked } = useLoaderData<typeof loader>()
  const entries = list.map((one) => ({
    id: one.id,
    name: one.title,
    about: one.subtitle,
    state: one.isPublished ? null : <Badge icon="edit">{entryTexts.draft}</Badge>,
  }))
  return <EntryList href="/gestao/downloads" icon="download" words={texts} entries={entries} {...asked} />
}
