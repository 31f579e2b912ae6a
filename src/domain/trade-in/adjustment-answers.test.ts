import { expect, it } from 'vitest';
import { adjustmentAnswers, questionField } from './adjustment-answers.ts';
import { usualQuestions } from './condition-question.ts';

it('returns each answer with its label and its effect on the offer', () => {
  const values = { condition_tyres: 'worn', condition_accident: 'damaged', km: '5' };
  expect(adjustmentAnswers(usualQuestions, values)).toEqual([
    { name: 'tyres', label: 'How are the tyres?', value: 'Worn', percent: 0, dollars: -800 },
    {
      name: 'accident',
      label: 'Has it been in an accident?',
      value: 'Yes, it still shows',
      percent: 0,
      dollars: 0,
      no_offer: true,
    },
  ]);
});

it('ignores values that match no option', () => {
  expect(adjustmentAnswers(usualQuestions, { condition_tyres: 'flat' })).toEqual([]);
});

it('gives each usual question a first answer that leaves the offer unchanged', () => {
  for (const question of usualQuestions) {
    const [best] = question.options;
    expect([questionField(question), best]).toMatchObject([
      /^condition_/.exec(questionField(question)) && questionField(question),
      { percent: 0, dollars: 0, no_offer: false },
    ]);
  }
});
