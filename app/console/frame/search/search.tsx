import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useStation } from '../../../station/use-station.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading } from '../../../ui/text.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { useRights } from '../../owner/use-rights.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { PageHead } from '../../ui/page-head.tsx'
import * as ui from '../../ui/ui.css.ts'
import { findAll } from './find-all.server.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.title)

export async function loader(args: LoaderFunctionArgs) {
  const { api, teammate } = await requireTeam(args)
  const term = (new URL(args.request.url).searchParams.get('busca') ?? '').trim().slice(0, 100)
  return { term, groups: term ? await findAll({ api, teammate, context: args.context }, term) : [] }
}

/** What the search of the rail finds: pages first, then what the station has, each a link. */
export default function Search() {
  const { term, groups } = useLoaderData<typeof loader>()
  const { features } = useStation()
  const hasContent = useRights().includes('content')
  const what = !hasContent ? '' : features.checkout ? texts.what.shop : texts.what.plain
  return (
    <Stack gap={32}>
      <PageHead title={texts.title} lead={term ? texts.lead(term) : what} />
      {term && groups.length === 0 ? (
        <EmptyState object="search">{`${texts.none} ${what}`}</EmptyState>
      ) : null}
      {groups.map(({ title, found, more }) => (
        <Stack gap={12} key={title}>
          <Heading level={2}>{title}</Heading>
          <ul className={ui.list}>
            {found.map(({ href, name, about }) => (
              <li key={href} className={ui.row}>
                <div className={ui.rowName}>
                  <TextLink href={href}>{name}</TextLink>
                  {about ? <span className={ui.small}>{about}</span> : null}
                </div>
              </li>
            ))}
          </ul>
          {more ? (
            <TextLink href={more} kind="stand" iconAfter="arrowRight">
              {texts.more(title)}
            </TextLink>
          ) : null}
        </Stack>
      ))}
    </Stack>
  )
}
