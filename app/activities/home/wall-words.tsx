import { Link } from '@remix-run/react'
import type { HomeMoments } from '#contract/activities/home/schemas.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import * as css from './begin.css.ts'
import { texts } from './texts.ts'

/** Shows the last words of the wall, each the way to its post; nothing where there are none (SOC-01). */
export function WallWords({ posts }: Pick<HomeMoments, 'posts'>) {
  if (posts.length === 0) return null
  return (
    <Stack as="section" gap={8}>
      <div className={css.head}>
        <Heading level={2}>{texts.wall.title}</Heading>
        <TextLink href="/homepage/feed" kind="stand">
          {texts.wall.all}
        </TextLink>
      </div>
      <ul className={css.posts}>
        {posts.map(({ id, name, image, text }) => (
          <li key={id}>
            <Link to={`/homepage/feed/${id}`} className={css.postLink}>
              <span className={css.said} dir="auto">
                {text}
              </span>
              <span className={css.writer}>
                <Avatar name={name} size={32} decorative {...(image && { src: image })} />
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
