import type { LegalFacts, LegalSection } from './legal-document.ts'

/** Gives the standard terms of use (D1§2.9, PUB-20). */
export const termsStandard = (facts: LegalFacts): LegalSection[] => [
  {
    id: 'quem-somos',
    title: 'Quem somos e o que é este documento',
    blocks: [
      `Estes Termos de Uso regulam o acesso e a participação em ${facts.name} (o “Programa”), disponível em ${facts.site} e nos aplicativos que o integrarem.`,
      `O Programa é mantido por ${facts.company}${facts.cnpj}${facts.address} (a “Mantenedora”), e está no ar desde ${facts.createdAt}.`,
      'Ao criar uma conta ou participar de qualquer atividade, você declara que leu, entendeu e aceita estes Termos e a Política de Privacidade. Se não concordar com algum ponto, não use o Programa.',
    ],
  },
  {
    id: 'definicoes',
    title: 'Definições',
    blocks: [
      [
        'Participante: a pessoa física que criou uma conta no Programa.',
        'Mantenedora: a associação, entidade ou empresa que oferece o Programa aos seus participantes e define as suas regras.',
        'Provedora de tecnologia: a empresa que desenvolve, hospeda e opera a plataforma em nome da Mantenedora.',
        `Carteira: o registro do saldo do Participante, em ${facts.currency}, e de tudo o que ele ganhou e usou.`,
        'Atividade: toda ação publicada no Programa, como conteúdos, vídeos, cursos, cupons, doações e convites.',
        'Afiliado: a pessoa indicada pela Mantenedora como associada, filiada ou conveniada, com acesso a benefícios próprios.',
      ],
    ],
  },
  {
    id: 'quem-pode-participar',
    title: 'Quem pode participar',
    blocks: [
      `Pode participar quem tem inscrição regular no Cadastro de Pessoas Físicas (CPF) e mais de ${facts.minAge} anos completos na data do cadastro.`,
      'Cada CPF dá direito a uma única conta, pessoal e intransferível. Não são aceitas contas em nome de terceiros, de pessoas jurídicas ou criadas por programas automáticos.',
      'A Mantenedora pode reservar atividades, produtos ou benefícios a Afiliados, a quem tem um plano ou a outros grupos. A regra de cada atividade diz quem pode participar.',
    ],
  },
  {
    id: 'afiliados',
    title: 'Quem indica os afiliados',
    blocks: [
      'Cabe exclusivamente à Mantenedora informar quem é Afiliado, incluir e excluir pessoas dessa lista e responder por essa informação.',
      'A provedora de tecnologia não verifica vínculos de associação, filiação ou emprego. Dúvidas sobre a sua condição de Afiliado devem ser enviadas à Mantenedora.',
    ],
  },
  {
    id: 'cadastro',
    title: 'Cadastro e veracidade dos dados',
    blocks: [
      'Você se compromete a informar dados verdadeiros, completos e atuais, e a corrigi-los quando mudarem. Podemos pedir documentos que os confirmem.',
      'A conta só é liberada depois da confirmação do contato informado. Dados falsos, incompletos ou de outra pessoa levam ao bloqueio da conta e da Carteira, nos termos da seção “Bloqueio e cancelamento”.',
    ],
  },
  {
    id: 'acesso',
    title: 'Acesso, senha e segurança',
    blocks: [
      'Sua senha é pessoal. Não a compartilhe, não a repita em outros serviços e avise-nos imediatamente se suspeitar de que alguém a conhece.',
      'Tudo o que for feito com a sua conta é considerado feito por você, salvo prova em contrário ou falha nossa de segurança.',
    ],
  },
  {
    id: 'atividades',
    title: 'Atividades e Carteira',
    blocks: [
      'Cada Atividade informa o que oferece, o período em que aceita participações, o limite por pessoa e o seu regulamento, que faz parte destes Termos.',
      'O que se ganha é lançado na Carteira quando a participação é confirmada. O saldo não é moeda, não rende juros, não pode ser vendido nem transferido entre pessoas e só pode ser usado no próprio Programa, na forma que ele oferecer.',
      'O extrato mostra cada lançamento. Se encontrar um erro, avise-nos: lançamentos indevidos são corrigidos por um lançamento contrário, que também aparece no extrato.',
      'Participações repetidas, automáticas ou feitas para burlar limites não geram prêmio e podem ser desfeitas.',
    ],
  },
  {
    id: 'compras',
    title: 'Compras, vouchers e assinaturas',
    blocks: [
      'Preço, disponibilidade, forma de entrega ou retirada e formas de pagamento são informados antes da confirmação de cada pedido. O pedido só é aceito depois da confirmação do pagamento.',
      'Você pode desistir de uma compra em até sete dias, contados da confirmação ou do recebimento, como prevê o art. 49 do Código de Defesa do Consumidor. O valor volta pela mesma forma do pagamento e o que foi pago com saldo volta à Carteira.',
      'Planos e assinaturas são cobrados pelo período informado e podem ser cancelados a qualquer momento; o acesso continua até o fim do período já pago.',
      'Vouchers valem até a data indicada, para quem está identificado neles, e não são trocados por dinheiro.',
    ],
  },
  {
    id: 'conduta',
    title: 'Conduta e conteúdo publicado',
    blocks: [
      'Você responde pelo que publica. Não é permitido:',
      [
        'ofender, ameaçar, discriminar ou assediar outras pessoas;',
        'publicar dados pessoais de terceiros ou conteúdo de que você não tem os direitos;',
        'divulgar propaganda não autorizada, correntes, golpes ou programas maliciosos;',
        'usar robôs, contas múltiplas ou falhas do sistema para obter vantagens;',
        'tentar acessar áreas, contas ou dados que não são seus.',
      ],
      'O que você publica continua seu. Você autoriza a exibição desse conteúdo dentro do Programa, sem pagamento, enquanto ele estiver publicado. Conteúdos que violem estes Termos são retirados.',
    ],
  },
  {
    id: 'bloqueio',
    title: 'Bloqueio e cancelamento',
    blocks: [
      'A provedora de tecnologia, por si ou a pedido da Mantenedora, pode bloquear ou cancelar contas quando houver suspeita fundamentada de fraude, dados falsos, uso de conta de terceiro ou violação destes Termos.',
      'A Carteira fica bloqueada enquanto os dados do Participante forem falsos ou estiverem em análise. Confirmada a irregularidade, os créditos obtidos por meio dela são cancelados.',
      `Você é avisado do bloqueio e pode apresentar a sua explicação ${facts.contact}. A resposta vem em até dez dias úteis.`,
      'Você pode encerrar a sua conta quando quiser. O encerramento cancela o saldo não utilizado, salvo o que a lei mandar devolver.',
    ],
  },
  {
    id: 'propriedade',
    title: 'Propriedade da plataforma e das marcas',
    blocks: [
      'A plataforma, o seu código, o seu desenho e a sua documentação pertencem à provedora de tecnologia e são protegidos pelas leis de direito autoral e de software. O uso do Programa não transfere nenhum desses direitos.',
      `Nome, marca, textos e imagens de ${facts.name} pertencem à Mantenedora ou a quem os licenciou a ela.`,
    ],
  },
  {
    id: 'disponibilidade',
    title: 'Disponibilidade e responsabilidade',
    blocks: [
      'Trabalhamos para manter o Programa no ar todos os dias, mas ele pode parar para manutenção ou por falhas alheias ao nosso controle. Prazos de reserva e de participação afetados por falha nossa são estendidos.',
      'A Mantenedora responde pelas regras, prêmios, produtos e benefícios que oferece; parceiros respondem pelo que entregam; a provedora de tecnologia responde pelo funcionamento da plataforma. Nada nestes Termos afasta direitos que a lei garante ao consumidor.',
    ],
  },
  {
    id: 'privacidade',
    title: 'Dados pessoais e comunicações',
    blocks: [
      'O tratamento dos seus dados pessoais está descrito na Política de Privacidade.',
      'Enviamos mensagens sobre a sua conta, os seus pedidos e as suas participações. Mensagens de divulgação podem ser canceladas a qualquer momento, pelo link que vem em cada uma.',
    ],
  },
  {
    id: 'mudancas',
    title: 'Mudanças nestes Termos',
    blocks: [
      'Estes Termos podem mudar. A data da última atualização está no início do documento. Mudanças que reduzam direitos são avisadas com quinze dias de antecedência, e você pode encerrar a conta se não concordar com elas.',
    ],
  },
  {
    id: 'lei-e-contato',
    title: 'Lei, foro e contato',
    blocks: [
      'Estes Termos seguem as leis do Brasil. O foro é o do domicílio do Participante.',
      `Dúvidas, pedidos e reclamações podem ser enviados ${facts.contact}.`,
    ],
  },
]
