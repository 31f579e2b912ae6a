import './compare-route.css';
import { Form, useSearchParams, useSubmit } from 'react-router';

interface OnlyDifferencesProps {
  isOn: boolean;
  /** Of the compared vehicles. */
  slugs: readonly string[];
}

/** Hides the lines in which the vehicles do not differ. It is part of the address, so it can be shared. */
export function OnlyDifferences({ isOn, slugs }: OnlyDifferencesProps) {
  const submit = useSubmit();
  const terms = [...useSearchParams()[0]].filter(([name]) => name === 'deposit' || name === 'term');
  return (
    <Form action="/compare" replace preventScrollReset className="row gap-3">
      {slugs.map((slug) => (
        <input key={slug} type="hidden" name="car" value={slug} />
      ))}
      {terms.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="compare-switch row gap-2 touch">
        <input
          type="checkbox"
          name="only"
          value="differences"
          // the address may change by the browser's arrows
          key={String(isOn)}
          defaultChecked={isOn}
          onChange={({ currentTarget: { form } }) =>
            void submit(form, { replace: true, preventScrollReset: true })
          }
        />
        Only differences
      </label>
      <button type="submit" className="button button-quiet without-script">
        Show
      </button>
    </Form>
  );
}
