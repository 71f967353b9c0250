import { ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import * as css from './recovery.css.ts'
import { texts } from './texts.ts'

const { recovery: words } = texts.codes

type RecoveryProps = { codes: readonly string[]; station: string; email: string }

/** The recovery codes, this once: on paper, or as a file that the page itself has in it. */
export function Recovery({ codes, station, email }: RecoveryProps) {
  const file = [words.fileHead(station, email), '', ...codes, ''].join('\r\n')
  return (
    <Panel title={words.title}>
      <Text>{words.text}</Text>
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <TextLink
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        download={words.file}
        kind="stand"
        icon="download"
      >
        {words.download}
      </TextLink>
      <ButtonLink href="/homepage/seguranca/codigos" width="phone">
        {words.done}
      </ButtonLink>
    </Panel>
  )
}
