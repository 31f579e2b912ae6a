import { plainText } from '#domain/text/plain-text.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';

export interface FaqView {
  title: string | undefined;
  text: string | undefined;
  /** The answers are HTML, sanitised when the page was imported. */
  questions: { question: string; answer: string }[];
}

export function faqView({ title, text, questions }: SectionContent<'faq'>): FaqView {
  return { title, text, questions };
}

/** https://schema.org/FAQPage for all questions of a page. */
export function faqPage(questions: FaqView['questions']) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
