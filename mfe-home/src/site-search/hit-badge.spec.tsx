import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from '@jest/globals';
import { FamilyBadge, TopicBadge } from '@mockingbird/ui';
import { HitBadge } from './hit-badge.js';

const family = (subject: string) => classesOf(<FamilyBadge subject={subject} />);
const topic = (slug: string) => classesOf(<TopicBadge topic={slug} />);

/** The classes that say which glyph is shown. */
function classesOf(badge: ReactElement): string[] {
  const { container } = render(badge);
  const names = [...container.querySelectorAll('span')].flatMap(({ classList }) => [...classList]);
  return names.filter((name) => /cell|row|column/.test(name));
}

describe('the badge of a found page', () => {
  it.each([
    ['/exam/ssc-cgl-tier-1', 'Exam', family('ssc')],
    ['/exam/percentage', 'Topic', topic('percentage')],
    ['/articles/dmv-california/signs/stop', 'Article', family('dmv')],
    ['/mocktest/rrb-ntpc-cbt-1/rrb-ntpc-cbt-1-2', undefined, family('rrb')],
    ['/ibps', 'Exam family', family('ibps')],
    ['/tools/ap-bio-score-calculator', 'Calculator', family('calculator')],
    ['/blog/how-to-rest', 'Post', family('post')],
    ['/privacy', undefined, []],
  ])('of %s', (path, kind, glyph) => {
    expect(classesOf(<HitBadge path={path} kind={kind} />)).toEqual(glyph);
  });
});
