"""Markdown as our documents use it, as HTML: headings, paragraphs, lists, tables, code, quotes, links, images."""
import html
import re


def anchor_of(heading):
    """The name of a heading, as hosts of Markdown spell it."""
    text = re.sub(r"<[^>]+>", "", heading)
    text = html.unescape(text).strip().lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def inline(text, link):
    """Code first, because nothing in it means anything else."""
    kept = []

    def keep(markup):
        kept.append(markup)
        return f"\0{len(kept) - 1}\0"

    text = re.sub(r"(`+)(.+?)\1", lambda m: keep(f"<code>{html.escape(m[2].strip(), quote=False)}</code>"), text)
    text = html.escape(text, quote=False)

    def image(match):
        return keep(f'<img src="{html.escape(link(match[2]) or match[2])}" alt="{html.escape(match[1])}">')

    def anchor(match):
        target = link(html.unescape(match[2]))
        words = match[1]
        return words if target is None else keep(f'<a href="{html.escape(target)}">') + words + keep("</a>")

    text = re.sub(r"!\[([^\]]*)\]\(([^)\s]+)\)", image, text)
    text = re.sub(r"\[([^\]]+)\]\(([^)\s]+)\)", anchor, text)
    text = re.sub(r"&lt;(https?://[^&\s]+)&gt;", lambda m: keep(f'<a href="{m[1]}">{m[1]}</a>'), text)
    text = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", text)
    text = re.sub(r"(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])", r"<em>\1</em>", text)
    while "\0" in text:
        text = re.sub(r"\0(\d+)\0", lambda m: kept[int(m[1])], text)
    return text


def cells(line):
    parts = re.split(r"(?<!\\)\|", line.strip().strip("|") if not line.strip().endswith("\\|") else line.strip()[1:])
    return [part.replace("\\|", "|").strip() for part in parts]


def table(lines, link):
    rows = ["<tr>" + "".join(f"<th>{inline(c, link)}</th>" for c in cells(lines[0])) + "</tr>"]
    for line in lines[2:]:
        rows.append("<tr>" + "".join(f"<td>{inline(c, link)}</td>" for c in cells(line)) + "</tr>")
    return "<table>" + "".join(rows) + "</table>"


ITEM = re.compile(r"^( *)([-*]|\d+\.) +(.*)")


def listed(lines, link):
    """A list: items, and what is set in below them."""
    first = ITEM.match(lines[0])
    tag = "ol" if first[2][0].isdigit() else "ul"
    items = []
    for line in lines:
        match = ITEM.match(line)
        if match and len(match[1]) == len(first[1]):
            items.append([match[3]])
        else:
            items[-1].append(line)
    out = []
    for item in items:
        rest = next((i for i, line in enumerate(item[1:], 1) if ITEM.match(line) or line.strip() == ""), len(item))
        text = inline(" ".join(line.strip() for line in item[:rest]), link)
        below = item[rest:]
        indent = min((len(l) - len(l.lstrip()) for l in below if l.strip()), default=0)
        out.append(f"<li>{text}{render(chr(10).join(l[indent:] for l in below), link).strip() if below else ''}</li>")
    return f"<{tag}>" + "".join(out) + f"</{tag}>"


def render(text, link):
    lines, out, seen, i = text.split("\n"), [], {}, 0
    while i < len(lines):
        line = lines[i]
        if not line.strip():
            i += 1
        elif line.startswith("```"):
            end = next((j for j in range(i + 1, len(lines)) if lines[j].startswith("```")), len(lines))
            out.append(f"<pre><code>{html.escape(chr(10).join(lines[i + 1:end]), quote=False)}</code></pre>")
            i = end + 1
        elif match := re.match(r"(#{1,4}) +(.*)", line):
            words = inline(match[2], link)
            anchor = anchor_of(words)
            seen[anchor] = seen.get(anchor, -1) + 1
            if seen[anchor]:
                anchor += f"-{seen[anchor]}"
            out.append(f'<h{len(match[1])} id="{anchor}">{words}</h{len(match[1])}>')
            i += 1
        elif line.lstrip().startswith("|") and i + 1 < len(lines) and re.match(r"[\s|:-]+$", lines[i + 1]):
            end = next((j for j in range(i, len(lines)) if not lines[j].lstrip().startswith("|")), len(lines))
            out.append(table(lines[i:end], link))
            i = end
        elif ITEM.match(line):
            end = i + 1
            while end < len(lines) and (lines[end].startswith("  ") or ITEM.match(lines[end]) or
                                        (not lines[end].strip() and end + 1 < len(lines) and
                                         lines[end + 1].startswith("  "))):
                end += 1
            out.append(listed(lines[i:end], link))
            i = end
        elif line.startswith(">"):
            end = next((j for j in range(i, len(lines)) if not lines[j].startswith(">")), len(lines))
            quoted = "\n".join(l.lstrip("> ") for l in lines[i:end])
            out.append(f"<blockquote>{render(quoted, link)}</blockquote>")
            i = end
        elif re.match(r"(---+|\*\*\*+)\s*$", line):
            out.append("<hr>")
            i += 1
        else:
            end = i + 1
            while end < len(lines) and lines[end].strip() and not re.match(r"(#{1,4} |```|>)", lines[end]) and \
                    not ITEM.match(lines[end]) and not lines[end].lstrip().startswith("|"):
                end += 1
            joined = " ".join(l + "<br>" if l.endswith("  ") else l for l in lines[i:end])
            out.append(f"<p>{inline(joined, link).replace('&lt;br&gt;', '<br>')}</p>")
            i = end
    return "\n".join(out)
