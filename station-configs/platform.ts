import { cardGrid } from '#contract/sections/card-grid.ts'
import { centered } from '#contract/sections/centered.ts'
import { contact } from '#contract/sections/contact.ts'
import { contentSchema } from '#contract/station-content.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import type { StationFolder } from './schema.ts'

/** The address of the platform's own station: `plataforma.<BASE_DOMAIN>`, and the root of an installation that has it. */
export const platformSlug = 'plataforma'

const steps = [
  {
    name: 'Crie pelo site',
    description:
      'Nome, logo e cor: em poucos minutos a estação está no ar, e quem a criou é dono dela e a edita em /gestao.',
    buttonLabel: 'Criar uma estação',
    linkType: 'additional' as const,
    aboutId: 1,
  },
  {
    name: 'Traga uma pasta',
    description:
      'Quem administra a instalação importa a pasta (npm run station -- import) e convida o dono (npm run station -- owner).',
  },
  {
    name: 'Entre e edite',
    description: 'O dono entra no endereço da estação, muda textos e aparência e publica as atividades.',
  },
]

/**
 * The site that an installation without stations shows at its root: the next step, in the default look, and the wizard
 * that makes stations. Its number is none of the shipped ones.
 */
export const platformStation: StationFolder = {
  config: configSchema.parse({
    id: 999,
    slug: platformSlug,
    name: 'Estação',
    description: 'A plataforma em que clubes, marcas, sindicatos e comunidades criam a própria estação.',
    images: { header: [] },
    behaviour: { onboardingPage: 'company' },
  }),
  content: contentSchema.parse({
    sections: [
      {
        id: 1,
        type: centered.id,
        title: 'Esta instalação está pronta para a primeira estação',
        subtitle:
          'Uma estação é um site com a sua marca, seu endereço, suas atividades e seus participantes.',
      },
      {
        id: 2,
        type: cardGrid.id,
        title: 'O que fazer agora',
        items: steps.map((step, at) => ({ id: at + 1, ...step })),
      },
      { id: 3, type: contact.id, title: 'Fale com quem administra' },
    ],
    about: [
      {
        id: 1,
        name: 'Criar uma estação',
        html: '<p>Informe o seu e-mail, escolha uma senha e siga os passos.</p><p><a href="/criar-estacao">Criar uma estação agora</a></p>',
      },
    ],
  }),
}
