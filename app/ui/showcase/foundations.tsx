import { vars } from '#themes/contract.css.ts'
import { ContentIcon } from '../content-icon.tsx'
import { Icon } from '../icon.tsx'
import { contentIconNames, iconNames } from '../icon-names.ts'
import { Cluster, Stack } from '../layout.tsx'
import { TextLink } from '../link.tsx'
import { Heading, Text } from '../text.tsx'
import * as css from './showcase.css.ts'
import { type Shown, Specimen } from './specimen.tsx'

const { color } = vars
const fills = [
  ['brand', color.brand, color.onBrand],
  ['brandDeep', color.brandDeep, color.onBrandDeep],
  ['brandSoft', color.brandSoft, color.onBrandSoft],
  ['accent', color.accent, color.onAccent],
  ['accentSoft', color.accentSoft, color.onAccentSoft],
  ['footer', color.footer, color.onFooter],
  ['page', color.page, color.text],
  ['surface', color.surface, color.textMuted],
  ['surfaceSunken', color.surfaceSunken, color.brandText],
  ['success', color.success, color.onSuccess],
  ['successSoft', color.successSoft, color.onSuccessSoft],
  ['warningSoft', color.warningSoft, color.onWarningSoft],
  ['errorSoft', color.errorSoft, color.onErrorSoft],
] as const

export const Foundations = ({ shown }: { shown: Shown }) => (
  <>
    <Specimen shown={shown} title="Cores">
      <ul className={css.swatches}>
        {fills.map(([name, background, ink]) => (
          <li key={name} className={css.swatch} style={{ background, color: ink }}>
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen shown={shown} title="Texto">
      <div className={css.two}>
        <Stack gap={16}>
          <Text kind="eyebrow">Benefícios</Text>
          <Heading level={4} size="hero">
            Participe, ganhe pontos e troque por prêmios
          </Heading>
          <Text kind="lead">Tudo o que a sua associação oferece, em um só lugar e na palma da mão.</Text>
        </Stack>
        <Stack gap={12}>
          <Heading level={4} size="page">
            Título da página
          </Heading>
          <Heading level={4} size="section">
            Título da seção
          </Heading>
          <Heading level={4} size="card">
            Título do cartão
          </Heading>
          <Text>
            Cada atividade concluída vale pontos. Leia o <TextLink href="#texto">regulamento</TextLink> antes
            de participar: ele diz até quando vale e quantas vezes.
          </Text>
          <Text kind="smallMuted">Atualizado em 05/05/2023</Text>
          <Cluster gap={24}>
            <TextLink href="#texto" kind="stand" iconAfter="arrowRight">
              Ver extrato
            </TextLink>
            <TextLink href="https://www.gov.br/" kind="stand" newWindow iconAfter="external">
              Site do governo
            </TextLink>
          </Cluster>
        </Stack>
      </div>
    </Specimen>
    <Specimen shown={shown} title="Ícones">
      <Cluster gap={16}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
      </Cluster>
      <Cluster gap={16}>
        {contentIconNames.map((name) => (
          <ContentIcon key={name} name={name} size={24} />
        ))}
      </Cluster>
    </Specimen>
  </>
)
