import type { LegalFacts, LegalSection } from './legal-document.ts'

/** Gives the generic privacy policy under the LGPD (D1§2.9, PUB-21). */
export const privacyStandard = (facts: LegalFacts): LegalSection[] => [
  {
    id: 'sobre',
    title: 'Sobre esta política',
    blocks: [
      `${facts.name} respeita a sua privacidade. Esta política explica, em linguagem direta, quais dados pessoais tratamos em ${facts.site}, por que, por quanto tempo e como você pode exercer os seus direitos.`,
      'Ela segue a Lei Geral de Proteção de Dados Pessoais (Lei nº 13.709/2018, a LGPD), o Marco Civil da Internet (Lei nº 12.965/2014) e o Código de Defesa do Consumidor.',
    ],
  },
  {
    id: 'controlador',
    title: 'Quem é o controlador',
    blocks: [
      `O controlador dos seus dados é ${facts.company}${facts.cnpj}${facts.address}. É quem decide para que e como os dados são usados.`,
      'A provedora de tecnologia que opera a plataforma é operadora: trata os dados em nome do controlador e segundo as suas instruções.',
    ],
  },
  {
    id: 'encarregado',
    title: 'Quem é o encarregado',
    blocks: [
      `O encarregado pelo tratamento de dados pessoais (DPO) é o canal entre você, o controlador e a Autoridade Nacional de Proteção de Dados (ANPD). Fale com ${facts.officer}.`,
    ],
  },
  {
    id: 'dados',
    title: 'Quais dados coletamos',
    blocks: [
      'Dados que você informa no cadastro e ao usar o programa:',
      [
        'nome completo;',
        'data de nascimento;',
        'e-mail;',
        'estado e cidade;',
        'telefone;',
        'CPF;',
        'ocupação, quando a atividade ou a filiação a pedirem;',
        'dados bancários e de pagamento, quando você compra, assina, doa ou recebe valores; o número do cartão vai direto ao meio de pagamento e não fica conosco;',
        'endereço, quando há entrega;',
        'respostas a pesquisas, comentários, fotos e vídeos que você decide enviar.',
      ],
      'Dados que surgem do uso:',
      [
        'registros de acesso: data, hora e endereço IP;',
        'tipo de aparelho, sistema e navegador;',
        `participações, pedidos, saldo e extrato em ${facts.currency};`,
        'preferências de comunicação e cookies, descritos adiante.',
      ],
      'Não pedimos dados sensíveis, como os de saúde, religião ou opinião política, salvo em serviços que dependam deles e com o seu consentimento destacado.',
    ],
  },
  {
    id: 'finalidades',
    title: 'Para que usamos e com que base legal',
    blocks: [
      [
        'Criar e manter a sua conta, confirmar a sua identidade e entregar o que você pediu: execução de contrato (art. 7º, V, da LGPD).',
        'Manter a carteira, gerar vouchers, processar pagamentos e devoluções: execução de contrato.',
        'Prevenir fraudes, proteger contas e cumprir limites de participação: legítimo interesse (art. 7º, IX) e proteção do crédito (art. 7º, X).',
        'Guardar registros de acesso e documentos fiscais: obrigação legal (art. 7º, II).',
        'Melhorar o programa com estatísticas que não identificam ninguém: legítimo interesse.',
        'Enviar divulgação e convites: consentimento (art. 7º, I), que pode ser retirado a qualquer momento.',
        'Defender direitos em processos: exercício regular de direitos (art. 7º, VI).',
      ],
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    blocks: [
      'Cookies são pequenos arquivos que o navegador guarda. Usamos poucos:',
      [
        'de sessão, para manter você conectado; necessário;',
        'de preferência, para lembrar que você aceitou este aviso e respondeu à pergunta de idade;',
        'de aviso, para mostrar uma única vez o resultado do que você acabou de fazer;',
        'de continuidade, para guardar por pouco tempo um cadastro começado ou um formulário enviado depois do fim da sessão, e lembrar qual conta entrou por último neste navegador, para que só ela o receba de volta.',
      ],
      'Não usamos cookies de propaganda nem vendemos o seu histórico de navegação. Vídeos de outros sites só são carregados quando você os inicia, e passam a seguir a política de quem os hospeda. Você pode apagar cookies no navegador; sem o cookie de sessão não é possível entrar.',
    ],
  },
  {
    id: 'compartilhamento',
    title: 'Com quem compartilhamos',
    blocks: [
      [
        'com a provedora de tecnologia e os seus fornecedores de hospedagem, e-mail e segurança;',
        'com meios de pagamento e bancos, para cobrar e devolver valores;',
        'com parceiros que entregam um produto, curso ou benefício que você escolheu, só com o necessário para a entrega;',
        'com a associação ou entidade a que você é afiliado, para confirmar o vínculo e os benefícios;',
        'com autoridades, quando a lei ou uma ordem judicial obrigarem.',
      ],
      'Não vendemos dados pessoais. Alguns fornecedores guardam dados fora do Brasil; nesses casos exigimos as garantias dos artigos 33 a 36 da LGPD.',
    ],
  },
  {
    id: 'guarda',
    title: 'Por quanto tempo guardamos',
    blocks: [
      [
        'dados da conta: enquanto ela existir e por até cinco anos depois, para responder por obrigações e defender direitos;',
        'registros de acesso: por no mínimo seis meses, como manda o Marco Civil da Internet;',
        'documentos fiscais e de pagamento: pelo prazo da legislação tributária;',
        'mensagens ao atendimento: por dois anos.',
      ],
      'Depois disso os dados são eliminados ou tornados anônimos.',
    ],
  },
  {
    id: 'seguranca',
    title: 'Como protegemos',
    blocks: [
      'Usamos conexão cifrada, senhas guardadas de forma que nem nós conseguimos ler, acesso restrito por função, registro de acessos e cópias de segurança. Se um incidente puder causar risco ou dano relevante, avisamos você e a ANPD no prazo da lei.',
    ],
  },
  {
    id: 'direitos',
    title: 'Seus direitos',
    blocks: [
      'A qualquer momento, sem custo, você pode pedir (art. 18 da LGPD):',
      [
        'a confirmação de que tratamos os seus dados e o acesso a eles;',
        'a correção de dados incompletos, errados ou desatualizados;',
        'a anonimização, o bloqueio ou a eliminação de dados desnecessários ou tratados em desacordo com a lei;',
        'a portabilidade a outro fornecedor;',
        'a eliminação dos dados tratados com consentimento;',
        'a informação de com quem os dados foram compartilhados;',
        'a informação sobre a possibilidade de não consentir e as suas consequências;',
        'a retirada do consentimento;',
        'a revisão de decisões tomadas apenas por meios automáticos.',
      ],
      `Para exercê-los, escreva para ${facts.officer}. Podemos pedir uma confirmação de identidade. A resposta vem em até quinze dias. Se ela não resolver, você pode recorrer à ANPD (gov.br/anpd).`,
    ],
  },
  {
    id: 'menores',
    title: 'Crianças e adolescentes',
    blocks: [
      `O programa é para maiores de ${facts.minAge} anos. Não tratamos de propósito dados de menores de 16 anos; se soubermos que isso aconteceu, a conta é encerrada e os dados são eliminados. Entre 16 e 18 anos, qualquer tratamento depende da assistência de quem responde pelo adolescente.`,
    ],
  },
  {
    id: 'mudancas',
    title: 'Mudanças nesta política',
    blocks: [
      'Quando esta política mudar, a data no início do documento muda também. Mudanças relevantes são avisadas por e-mail ou na sua próxima entrada.',
    ],
  },
  {
    id: 'contato',
    title: 'Contato',
    blocks: [`Perguntas gerais sobre o programa podem ser enviadas ${facts.contact}.`],
  },
]
