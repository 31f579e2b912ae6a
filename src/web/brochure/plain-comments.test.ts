import { expect, it } from 'vitest';
import { plainComments } from './plain-comments.ts';

it.each([
  ['One owner.\nFull history.', 'One owner.\nFull history.'],
  ['<p>One owner.</p>\n<p>Full\nhistory.</p>', 'One owner.\nFull history.'],
  [
    '<div>Has<ul><li>Tow bar</li><li>Roof <b>racks</b></li></ul></div>',
    'Has\n• Tow bar\n• Roof racks',
  ],
  ['Fuel &amp; tyres&nbsp;new<br>under &lt;10,000 km', 'Fuel & tyres new\nunder <10,000 km'],
  ['A<script>alert(1)</script>B', 'AB'],
  ['<p></p>', ''],
])('converts %j to %j', (comments, lines) => {
  expect(plainComments(comments)).toBe(lines);
});
