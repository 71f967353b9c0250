import { renderToStaticMarkup } from 'react-dom/server'
import type { MemberCard } from '#contract/services/member-card/schemas.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { fontStack } from '#themes/fonts/families.ts'
import { resolveTheme } from '#themes/resolve.ts'
import { formatDate, formatDateTime } from '../../ui/format.ts'
import { addresses } from './addresses.ts'
import { texts } from './texts.ts'

type Facts = { card: MemberCard; drawing: string; config: StationConfig; shownAt: string }

/**
 * Gives the page that a browser shows of the card while it has no connection (VCD-01, ADR 111). It needs nothing else:
 * no style sheet, no script, no other file.
 */
export function copyPage({ card, drawing, config, shownAt }: Facts): string {
  const { color } = resolveTheme(config.brand)
  const zone = config.timezone
  const page = {
    margin: 0,
    padding: '1rem',
    background: color.page,
    color: color.text,
    fontFamily: fontStack(config.brand.fonts.body),
    lineHeight: 1.5,
  }
  const notice = {
    margin: '0 0 1rem',
    padding: '0.75rem 1rem',
    borderRadius: '0.5rem',
    background: color.warningSoft,
    color: color.onWarningSoft,
    fontWeight: 600,
  }
  const facts = { name: card.name, number: card.card_number, validUntil: formatDate(card.valid_until) }
  const markup = renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{texts.meta(config.name)}</title>
      </head>
      <body style={page}>
        <main style={{ maxWidth: '30rem', margin: '0 auto' }}>
          <h1 style={{ margin: '0 0 1rem', fontSize: '1.5625rem', lineHeight: 1.2 }}>{texts.title}</h1>
          <p role="status" style={notice}>
            {texts.offline(formatDateTime(shownAt, zone))}
          </p>
          <img
            src={`data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`}
            alt={texts.picture(facts)}
            width={856}
            height={540}
            style={{ display: 'block', width: '100%', height: 'auto' }}
          />
          <p style={{ color: color.textMuted }}>
            {texts.offlineExpires(formatDateTime(card.link_expires_at, zone))}
          </p>
          <p>
            <a href={addresses.card} style={{ color: color.link }}>
              {texts.retry}
            </a>
          </p>
        </main>
      </body>
    </html>,
  )
  return `<!DOCTYPE html>${markup}`
}
