import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listParticipantCategories } from '#contract/activities/home/endpoints.ts'
import { errorWords } from '../../routing/error-page.tsx'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { ActionGrid } from './action-grid.tsx'
import { pageOf, pageSize } from './page-of.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded ? `${loaded.category.name} | ${loaded.name}` : errorWords(404).title },
]

/** Shows one category, page by page (HOM-07). A missing page is a 404, like a missing category. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const id = /^[1-9]\d{0,14}$/.exec(args.params.id ?? '')?.[0]
  if (!id) throw data(null, { status: 404 })
  const page = pageOf(new URL(args.request.url).searchParams)
  const { content } = await api.call(listParticipantCategories, {
    query: { 'where[id]': Number(id), limit: pageSize, offset: (page - 1) * pageSize },
  })
  const [category] = content
  if (!category) throw data(null, { status: 404 })
  return {
    name: requireStation(args.context).config.name,
    now: new Date(),
    page,
    category: { name: category.name, total: category.total },
    actions: category.category_actions.map(({ action }) => action),
  }
}

export default function CategoryPage() {
  const { category, actions, page, now } = useLoaderData<typeof loader>()
  return (
    <Container>
      <Stack gap={24}>
        <TextLink href="/homepage" kind="stand" icon="arrowLeft">
          {texts.category.back}
        </TextLink>
        <Stack gap={4}>
          <Heading level={1}>{category.name}</Heading>
          <Text kind="muted">{texts.category.count(category.total)}</Text>
        </Stack>
        <ActionGrid actions={actions} now={now} page={page} total={category.total} />
      </Stack>
    </Container>
  )
}
