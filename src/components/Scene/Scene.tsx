import { type ReactNode, useId } from 'react';
import { LinkedText } from '../elements/text.tsx';
import { effects } from './effects.tsx';
import { field } from './layers.tsx';
import * as styles from './Scene.css.ts';

/** The slug of a topic that has a scene. */
export type SceneCondition = keyof typeof effects;

/** Whether a topic has a scene. */
export const hasScene = (topic: string): topic is SceneCondition => Object.hasOwn(effects, topic);

/**
 * A city street as a person with a condition sees it, with the same in words below it.
 */
export function Scene({
  condition,
  strength,
  children,
}: {
  condition: SceneCondition;
  /** From 0, healthy, to 1. */
  strength: number;
  /** A control between the picture and the text, where longer text cannot move it. */
  children?: ReactNode;
}) {
  const id = useId();
  const { draw, sentence } = effects[condition];
  const text =
    strength === 0
      ? 'Clear vision: a child with a ball on a city street, a bus, a sign, a traffic light, and a phone in the hand.'
      : sentence;
  return (
    <figure className={styles.root} aria-label="What it looks like">
      <svg className={styles.picture} aria-hidden="true" viewBox={`0 0 ${field.width} ${field.height}`} {...field}>
        {draw(strength, id)}
      </svg>
      {children}
      <figcaption className={styles.caption}>
        <span key={text}>
          <LinkedText>{text}</LinkedText>
        </span>
      </figcaption>
    </figure>
  );
}
