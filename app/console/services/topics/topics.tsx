import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedTopics } from '#contract/console/topics/endpoints.ts'
import { Badge } from '../../../ui/badge.tsx'
import { askedEntries, EntryList } from '../../entries/entry-list.tsx'
import { requireOwner } from '../../owner/require-owner.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { ServiceTabs } from '../service-tabs.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.title)

const here = '/gestao/consultas/temas'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const asked = askedEntries(args.request.url)
  return { ...asked, ...(await api.call(managedTopics.list, { query: asked })) }
}

/** Topics of interest, drafts too, in the order of members (PLS-02). */
export default function ManagedTopics() {
  const { list, ...asked } = useLoaderData<typeof loader>()
  const entries = list.map(({ id, title, kind, position, published }) => ({
    id,
    name: title,
    about: `${kind} · ${texts.place(position ?? 0)}`,
    state: published ? (
      <Badge tone="success" icon="check">
        {texts.live}
      </Badge>
    ) : (
      <Badge icon="edit">{texts.draft}</Badge>
    ),
  }))
  return (
    <EntryList
      href={here}
      icon="document"
      words={texts}
      entries={entries}
      door={{ href: `${here}/importar`, label: texts.importing.door }}
      tabs={<ServiceTabs current="topics" />}
      {...asked}
    />
  )
}
