import './configurator.css';
import '#web/ui/card/picture-room.css';
import type { CSSProperties, ReactNode } from 'react';
import { buildAndPriceParameters as parameters } from '#domain/manufacturer/build-and-price-address.ts';
import type { SectionProps } from '#web/sections/section-props.ts';
import { templateOf } from '#web/templates/template-registry.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import { roomStyle } from '#web/ui/card/picture-view.ts';
import type { ConfiguratorView } from './configurator-view.ts';

type Choice = 'version' | 'paint' | 'interior';

/**
 * A model's versions, paints and interiors as a form whose summary is a sentence. The sheet alone shows the picture and the
 * words of what is chosen, so that they follow without script too.
 */
export function Configurator({ view, site, headingId, isFirst }: SectionProps<ConfiguratorView>) {
  const { title, from, versions, paints, interiors } = view;
  const Heading = isFirst ? 'h1' : 'h2';
  const { hasRooms } = templateOf(site.template);
  return (
    <form action={view.action} className="build" autoComplete="off">
      <input type="hidden" name={parameters.model} value={view.model} />
      <div className="build-head">
        {/* lower on a page that has named the model */}
        <Heading id={headingId}>{isFirst ? title : `Put your ${title} together`}</Heading>
        {from && (
          <p>
            In stock from {from.text} {from.basis?.toLowerCase()}
          </p>
        )}
      </div>
      <div className="build-stage">
        {paints.map(({ name, picture }, at) => (
          <div
            key={name}
            className={`build-plate${hasRooms ? ' picture-room' : ''}`}
            data-for={`paint-${at}`}
            data-room={hasRooms || undefined}
            {...(hasRooms && { style: roomStyle(picture) })}
          >
            <Picture picture={picture} sizes="100vw" widest={1920} eager={isFirst && at === 0} />
          </div>
        ))}
      </div>
      <fieldset className="build-paints">
        <legend className="sr-only">Colour</legend>
        {paints.map(({ name, colour }, at) => (
          <label key={name} className="build-paint">
            <Radio of="paint" at={at} name={name} />
            <span className="build-swatch" style={swatch(colour)} />
            <span className="build-name">{name}</span>
          </label>
        ))}
      </fieldset>
      <Step title="Which one" of="version">
        {versions.map(({ name, text, price }, at) => (
          <label key={name} className="build-option">
            <Radio of="version" at={at} name={name} />
            <span className="build-name">{name}</span>
            <span className="build-text soft">{text}</span>
            <span className="build-price">{price}</span>
          </label>
        ))}
      </Step>
      {interiors.length > 0 && (
        <Step title="Inside" of="interior">
          {interiors.map(({ name, text }, at) => (
            <label key={name} className="build-option">
              <Radio of="interior" at={at} name={name} />
              <span className="build-name">{name}</span>
              <span className="build-text soft">{text}</span>
            </label>
          ))}
        </Step>
      )}
      <div className="build-step">
        <h2>Yours</h2>
        <div>
          <output className="build-sentence">
            {view.maker} <Chosen of="version" words={versions.map(({ name }) => name)} /> in{' '}
            <Chosen of="paint" words={paints.map(({ name }) => name)} />
            {interiors.length > 0 && (
              <>
                , with <Chosen of="interior" words={interiors.map(({ name }) => name)} /> inside
              </>
            )}
            <Chosen
              of="version"
              words={versions.map(({ price }) => (price === undefined ? '' : `, for ${price}`))}
            />
            .
          </output>
          <p className="build-ends cluster gap-4">
            <button type="submit" className="button button-action">
              Ask for this one
            </button>
            {view.inStock && <a href={view.inStock.href}>{view.inStock.label}</a>}
          </p>
        </div>
      </div>
    </form>
  );
}

function Step({ title, of, children }: { title: string; of: Choice; children: ReactNode }) {
  return (
    <div className="build-step">
      <h2 id={`build-${of}`}>{title}</h2>
      <fieldset aria-labelledby={`build-${of}`}>{children}</fieldset>
    </div>
  );
}

function Radio({ of, at, name }: { of: Choice; at: number; name: string }) {
  return (
    <input
      type="radio"
      name={parameters[of]}
      value={name}
      defaultChecked={at === 0}
      data-choice={`${of}-${at}`}
    />
  );
}

/** All words that can stand here; the sheet shows those of what is chosen. */
function Chosen({ of, words }: { of: Choice; words: readonly string[] }) {
  return words.map((word, at) => (
    <span key={at} data-for={`${of}-${at}`}>
      {word}
    </span>
  ));
}

function swatch(colour: string): CSSProperties & { '--swatch': string } {
  return { '--swatch': colour };
}
