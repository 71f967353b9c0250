import type { LegalFacts, LegalSection } from './legal-document.ts'
import { termsStandard } from './terms-standard.ts'

/** Gives the special terms of stations that give numbers and prizes (STN-U04): their own opening and rules of the draw. */
export const termsSpecial = (facts: LegalFacts): LegalSection[] => {
  const standard = termsStandard(facts)
  const keep = (...ids: string[]) => standard.filter((section) => ids.includes(section.id))
  return [
    {
      id: 'o-clube',
      title: 'O clube e estes termos',
      blocks: [
        `${facts.name} é um clube de vantagens e sorteios mantido por ${facts.company}${facts.cnpj}${facts.address}. Ele funciona em ${facts.site} desde ${facts.createdAt}.`,
        'Estes termos especiais valem no lugar dos termos de uso gerais da plataforma. Ao se cadastrar você os aceita, junto com o regulamento de cada sorteio e a Política de Privacidade.',
      ],
    },
    ...keep('quem-pode-participar', 'cadastro', 'acesso'),
    {
      id: 'numeros',
      title: `${sentenceCase(facts.currency)} e números da sorte`,
      blocks: [
        `As atividades do clube rendem ${facts.currency}. O regulamento de cada sorteio diz quem concorre e, quando há números da sorte, quantos cabem a cada pessoa, em que período e até que limite por CPF.`,
        'Números da sorte são pessoais, não podem ser vendidos, cedidos ou trocados por dinheiro e só valem para o sorteio em que foram gerados.',
        'Nenhum sorteio exige compra além da que o seu regulamento autorizado indicar.',
      ],
    },
    {
      id: 'sorteios',
      title: 'Autorização, apuração e divulgação',
      blocks: [
        'Os sorteios são distribuições gratuitas de prêmios nos termos da Lei nº 5.768/1971 e só acontecem com autorização do órgão federal competente. O número do certificado está no regulamento de cada um.',
        'A apuração segue o resultado da Loteria Federal ou outro meio auditável indicado no regulamento, em data e hora divulgadas com antecedência.',
        'Os contemplados são avisados pelo telefone e pelo e-mail do cadastro e divulgados no site em até cinco dias úteis. Quem participa autoriza, por um ano e sem pagamento, a divulgação do seu primeiro nome, cidade e imagem como contemplado.',
      ],
    },
    {
      id: 'premios',
      title: 'Entrega dos prêmios',
      blocks: [
        'Prêmios são entregues em até trinta dias, sem nenhum custo, mediante apresentação de documento e assinatura do recibo. Nunca pedimos depósito, taxa ou senha para entregar um prêmio.',
        'Prêmios não reclamados em 180 dias caducam e o seu valor é recolhido ao Tesouro Nacional, como manda a lei. Prêmios não são convertidos em dinheiro, salvo quando o próprio regulamento for de prêmio em dinheiro.',
        'Não participam dos sorteios os administradores e empregados da mantenedora, da provedora de tecnologia e das empresas envolvidas na sua realização.',
      ],
    },
    {
      id: 'com-calma',
      title: 'Participe com calma',
      blocks: [
        'Participar deve ser divertido. Você pode pedir a qualquer momento o limite ou a pausa da sua conta por 7, 30 ou 90 dias, e durante a pausa não enviamos divulgação.',
        'Se o jogo deixou de ser diversão, o Centro de Valorização da Vida atende de graça pelo telefone 188.',
      ],
    },
    ...keep(
      'afiliados',
      'compras',
      'conduta',
      'bloqueio',
      'propriedade',
      'disponibilidade',
      'privacidade',
      'mudancas',
      'lei-e-contato',
    ),
  ]
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
