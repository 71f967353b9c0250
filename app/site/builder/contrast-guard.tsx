import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import type { ContrastLine } from './contrast-report.ts'
import { texts } from './texts.ts'
import * as css from './wizard.css.ts'

const ratioText = (ratio: number) =>
  `${ratio.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} : 1`

/** Shows a colour pair; one that is promised for marks only is shown as a mark, with its name in the page's text. */
const Sample = ({ label, ink, ground, min }: ContrastLine) =>
  min < 4.5 ? (
    <span className={css.marked}>
      <span className={css.sample} style={{ color: ink, background: ground }}>
        <Icon name="check" size={20} />
      </span>
      {label}
    </span>
  ) : (
    <span className={css.sample} style={{ color: ink, background: ground }}>
      {label}
    </span>
  )

/** Lists each pair with its ratio, and the correction of a colour that nobody could read. */
export function ContrastGuard({ lines }: { lines: ContrastLine[] }) {
  return (
    <Stack gap={12} as="section">
      <Heading level={2} size="small">
        {texts.contrast.title}
      </Heading>
      <Text kind="smallMuted">{texts.contrast.ok}</Text>
      <table className={css.pairs}>
        <thead>
          <tr>
            <th scope="col">{texts.contrast.pair}</th>
            <th scope="col">{texts.contrast.ratio}</th>
            <th scope="col">{texts.contrast.used}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label}>
              <td>
                <Sample {...line} />
              </td>
              <td>{ratioText(line.ratio)}</td>
              <td>
                {line.isAdjusted && line.chosen !== null ? (
                  <Badge tone="warning" icon="edit">
                    {texts.contrast.adjusted(ratioText(line.chosen))}
                  </Badge>
                ) : (
                  <Badge tone="success" icon="check">
                    {texts.contrast.asChosen}
                  </Badge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text kind="smallMuted">{texts.contrast.level}</Text>
    </Stack>
  )
}
