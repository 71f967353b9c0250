import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { NewsList } from './news-list.tsx'
import { texts } from './texts.ts'
import type { AskedPage } from './use-more-news.ts'

type Props = { title: string; path: string; first: AskedPage; up?: { href: string; label: string } }

/** A list of news under its title, and the way back: from a page of its own to the newest, and to where the list belongs. */
export const NewsPage = ({ title, path, first: { news, ...first }, up }: Props) => (
  <Container>
    <Stack gap={24}>
      {up && first.page === 1 ? (
        <TextLink href={up.href} kind="stand" icon="arrowLeft">
          {up.label}
        </TextLink>
      ) : null}
      {first.page > 1 ? (
        <TextLink href={path} kind="stand" icon="arrowLeft">
          {texts.newest}
        </TextLink>
      ) : null}
      <Heading level={1}>{title}</Heading>
      {news ? <NewsList key={`${path} ${first.page}`} first={{ ...first, news }} /> : <NotLoaded />}
    </Stack>
  </Container>
)
