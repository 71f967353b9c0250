import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedTopics } from '#contract/console/topics/endpoints.ts'
import { EntryList, EntryState } from '../../entries/entry-list.tsx'
import { loadEntries } from '../../entries/entry-routes.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { services } from '../area.ts'
import { ServiceTabs } from '../service-tabs.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.title)

const href = '/gestao/consultas/temas'

export const loader = (args: LoaderFunctionArgs) => loadEntries(args, services, managedTopics.list)

/** Topics of interest, drafts too, in the order of members (PLS-02). */
export default function ManagedTopics() {
  const { list, ...asked } = useLoaderData<typeof loader>()
  const entries = list.map(({ id, title, kind, position, published }) => ({
    ...{ id, name: title, about: `${kind} · ${texts.place(position ?? 0)}` },
    state: <EntryState published={published && texts.live} />,
  }))
  return (
    <EntryList
      nav={{ href }}
      words={texts}
      entries={entries}
      door={{ href: `${href}/importar`, label: texts.importing.door }}
      tabs={<ServiceTabs current="topics" />}
      {...asked}
    />
  )
}
