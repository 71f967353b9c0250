import type { ConsoleArea } from '../console-area.ts'
import { activityHistory } from './activity-fields.ts'
import { collectionFields } from './collections/fields.ts'
import { productDifferences } from './products/product-differences.ts'
import { researchDifferences } from './questions/research-differences.ts'
import { texts } from './texts.ts'

const collection = (kind: string) => ({
  fields: collectionFields,
  href: (id: string) => `/gestao/atividades/listas/${kind}/${id}`,
})

/** Activities, the rows of the members' home that show them, and who took part. */
export const activities: ConsoleArea = {
  nav: {
    group: 'content',
    href: '/gestao/atividades',
    label: texts.title,
    icon: 'star',
  },
  audit: {
    'activity.create': 'criou a atividade',
    'activity.save': 'mudou a atividade',
    'activity.move': 'moveu a atividade',
    'activity.publish': 'publicou a atividade',
    'activity.withdraw': 'retirou a atividade',
    'collection.create': 'criou a lista',
    'collection.save': 'mudou a lista',
    'collection.move': 'moveu a lista',
    'collection.remove': 'excluiu a lista',
    'participation.undo': 'desfez a participação',
    'participation.export': 'baixou as participações da atividade',
    'answer.export': 'baixou as respostas da atividade',
  },
  parts: {
    activity: {
      href: (id) => `/gestao/atividades/${id}`,
      fields: activityHistory,
      differences: (before, after) => [
        ...researchDifferences(before, after),
        ...productDifferences(before, after),
      ],
    },
    category: collection('category'),
    journey: collection('journey'),
    'now-playing': collection('now-playing'),
  },
}
