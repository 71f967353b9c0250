import { playerOf } from '#contract/player-address.ts'
import type { ServiceContent } from '#contract/services/consultancies/schemas.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Heading } from '../../ui/text.tsx'
import { Lines } from '../lines.tsx'
import * as css from '../services.css.ts'
import { texts } from './texts.ts'

/** Shows the hours, the services covered, and how the consultancy works (LEG-04, CTB-05). */
export const Guidance = ({ content }: { content: ServiceContent }) => (
  <Stack gap={24}>
    {content.hours ? (
      <Panel title={texts.guidance.hours}>
        <Lines text={content.hours} />
      </Panel>
    ) : null}
    {content.covers ? (
      <Panel title={texts.guidance.covers}>
        <Lines text={content.covers} />
      </Panel>
    ) : null}
    {content.guidance ? (
      <Stack gap={16} as="section">
        <Heading level={2} size="section">
          {texts.guidance.rules}
        </Heading>
        <Prose sanitizedHtml={content.guidance} under={2} />
      </Stack>
    ) : null}
  </Stack>
)

/** Shows the team, a card each (LEG-05). */
export const Contacts = ({ list }: { list: ServiceContent['contacts'] }) =>
  list.length === 0 ? (
    <EmptyState object="phone">{texts.contact.none}</EmptyState>
  ) : (
    <ul className={css.grid}>
      {list.map(({ name, role, phone, email, image }) => (
        <li key={`${name} ${role}`} className={css.cell}>
          <article className={css.door}>
            {image ? (
              <span className={css.photo}>
                <Picture {...pictureSource(image, { shape: 'square', sizes: '4rem' })} alt="" ratio="fill" />
              </span>
            ) : (
              <Avatar name={name} size={64} decorative />
            )}
            <div className={css.words}>
              <h2 className={css.name}>{name}</h2>
              {role ? <p className={css.small}>{role}</p> : null}
              {phone ? (
                <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`} kind="stand" icon="phone">
                  {phone}
                </TextLink>
              ) : null}
              {email ? (
                <TextLink href={`mailto:${email}`} kind="stand" icon="mail">
                  <MailAddress>{email}</MailAddress>
                </TextLink>
              ) : null}
            </div>
          </article>
        </li>
      ))}
    </ul>
  )

/** Shows the owners' information, or says that there is none yet (LEG-06, PLS-04, CTB-05). */
export const Information = ({ html }: { html: string }) =>
  html ? <Prose sanitizedHtml={html} /> : <EmptyState object="info">{texts.information.none}</EmptyState>

/** Shows films and playlists in their player, or as a link where they can only be seen elsewhere (LEG-07, PLS-06). */
export const Films = ({ list }: { list: ServiceContent['films'] }) =>
  list.length === 0 ? (
    <EmptyState object="play">{texts.films.none}</EmptyState>
  ) : (
    <ul className={css.grid}>
      {list.map(({ title, url }) => (
        <li key={`${title} ${url}`} className={css.cell}>
          <Stack gap={12} as="article">
            <Heading level={2} size="card">
              {title}
            </Heading>
            {playerOf(url) ? (
              <iframe
                className={css.film}
                src={url}
                title={texts.films.play(title)}
                width={1280}
                height={720}
                loading="lazy"
                allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
                allowFullScreen
                referrerPolicy="strict-origin-when-cross-origin"
              />
            ) : (
              <TextLink href={url} kind="stand" icon="play" newWindow>
                {texts.films.watch}
              </TextLink>
            )}
          </Stack>
        </li>
      ))}
    </ul>
  )
